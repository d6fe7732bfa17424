#!/usr/bin/env perl
# An engine of sixfold-engine/1 in Perl. It plays tiles with any number of players: the first of its tiles that fits
# anywhere, one at a time; the longest line in hand to open the game; a trade of one tile if nothing fits.
use strict;
use warnings;

$| = 1;    # Every line is sent at once.
my ($hand, $bag, %lying);

# Whether pieces can be a line: all different, and all of one colour or all of one shape.
sub is_line {
    my %kinds   = map { $_ => 1 } @_;
    my %colours = map { substr($_, 0, 1) => 1 } @_;
    my %shapes  = map { substr($_, 1, 1) => 1 } @_;
    return keys %kinds == @_ && (keys %colours == 1 || keys %shapes == 1);
}

# The pieces of the unbroken run that a piece on this cell would be part of, in one direction and the other.
sub run_with {
    my ($piece, $x, $y, $dx, $dy) = @_;
    my @run = ($piece);
    for my $sign (1, -1) {
        for (my $step = $sign; my $next = $lying{ ($x + $step * $dx) . "," . ($y + $step * $dy) }; $step += $sign) {
            push @run, $next;
        }
    }
    return @run;
}

sub fits {
    my ($piece, $x, $y) = @_;
    return 0 if $lying{"$x,$y"};
    my @row    = run_with($piece, $x, $y, 1, 0);
    my @column = run_with($piece, $x, $y, 0, 1);
    return @row + @column > 2 && is_line(@row) && is_line(@column);
}

# The longest line of the hand: all of one colour, or all of one shape, each kind once.
sub opening {
    my %kinds = map { $_ => 1 } @_;
    my @best;
    for my $mark (split //, "ROYGBPocdstx") {
        my @line = sort grep { index($_, $mark) >= 0 } keys %kinds;
        @best = @line if @line > @best;
    }
    return "0,0>" . join "", @best;
}

sub choose {
    my @pieces = $hand eq "-" ? () : $hand =~ /../g;
    return opening(@pieces) unless %lying;
    for my $piece (@pieces) {
        for my $cell (sort keys %lying) {
            my ($x, $y) = split /,/, $cell;
            for my $step ([1, 0], [-1, 0], [0, 1], [0, -1]) {
                my ($to_x, $to_y) = ($x + $step->[0], $y + $step->[1]);
                return "$to_x,$to_y>$piece" if fits($piece, $to_x, $to_y);
            }
        }
    }
    return $bag > 0 ? "-$pieces[0]" : "pass";
}

# A board such as "0,-2 Ps/BsBo/2RsRo": the corner, then the rows; numbers count empty cells, or empty rows.
sub lay {
    my ($corner, $rows) = @_;
    %lying = ();
    return if $rows eq "-";
    my ($left, $y) = split /,/, $corner;
    for my $row (split m{/}, $rows) {
        if ($row =~ /^\d+$/) { $y += $row; next }
        my $x = $left;
        for my $part ($row =~ /[A-Z][a-z]|\d+/g) {
            if ($part =~ /\d/) { $x += $part } else { $lying{ $x++ . ",$y" } = $part }
        }
        $y++;
    }
}

while (my $line = <STDIN>) {
    my ($word, @rest) = split " ", $line;
    next unless defined $word;
    if    ($word eq "sixfold-engine/1") { print "id name First\nplays tiles\nready sixfold-engine/1\n" }
    elsif ($word eq "ping")             { print "pong\n" }
    elsif ($word eq "go")               { print "bestaction ", choose(), "\n" }
    elsif ($word eq "quit")             { last }
    elsif ($word eq "position") {
        ($hand) = $line =~ / hand (\S+)/;
        ($bag)  = $line =~ / bag (\d+)/;
        lay($line =~ / board (\S+) (\S+)/);
    }
}
