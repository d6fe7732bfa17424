// Exponentials, powers and the error function, the same to the last bit on every machine. Those of the C libraries are
// not, and a bot must play in a browser what it plays on a server. Only operations that IEEE 754 settles are used.
#pragma once

namespace sixfold {

double exponential(double number);

// Of a base from 0 on.
double power(double base, double exponent);

// The base times itself, so many times.
double whole_power(double base, int exponent);

// 2/√π times the integral of exp(−t²) from 0 to the number.
double error_function(double number);

// What it lacks to 1, with digits enough where that is little.
double error_function_complement(double number);

}  // namespace sixfold
