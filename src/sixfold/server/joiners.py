"""Characters that show nothing by themselves but change what is drawn, and pictures that Python may not know."""

import re

TONES = "\U0001f3fb-\U0001f3ff"
EMOJI = (
    "\U0001f300-\U0001f3fa\U0001f400-\U0001f64f\U0001f680-\U0001f6ff\U0001f7e0-\U0001f7ff\U0001f900-\U0001f9ff"
    "\U0001fa70-\U0001faff"
)
"""Where Unicode keeps its emoji and puts new ones, but for skin tones; a Python knows no newer ones than itself."""
NEWER = re.compile(f"[{EMOJI}]")
JOINED = f"{EMOJI}\u2194\u2195\u2620\u2640\u2642\u2695\u2696\u26a7\u26d3\u26f9\u2708\u2744\u2764\u27a1\u2b1b"
"""Pictures that are drawn as one with others: these, and older signs that Unicode joins on."""
FLAGS = "|".join("".join(chr(0xE0000 + ord(letter)) for letter in land) for land in ("gbeng", "gbsct", "gbwls"))
"""England, Scotland and Wales in tags, as they follow a black flag. With any others it stays black."""
JOINS_ON = (
    "\u0620\u0626\u0628\u062a-\u062e\u0633-\u063f\u0641-\u0647\u0649\u064a\u066e\u066f\u0678-\u0687\u069a-\u06bf\u06c1\u06c2"
    "\u06cc\u06ce\u06d0\u06d1\u06fa-\u06fc\u06ff\u0750-\u0758\u075c-\u076a\u076d-\u0770\u0772\u0775-\u0777\u077a-\u077f"
    "\u0886\u0889-\u088d\u08a0-\u08a9\u08af\u08b0\u08b3-\u08b8\u08ba-\u08c8"
)
ENDS = (
    "\u0622-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf"
    "\u06d2\u06d3\u06d5\u06ee\u06ef\u0759-\u075b\u076b\u076c\u0771\u0773\u0774\u0778\u0779\u0870-\u0882\u088e\u08aa-\u08ac\u08ae"
    "\u08b1\u08b2\u08b9"
)
"""Arabic letters that join the next one, and those that are only joined to the one before: `D` and `R` in Unicode's
ArabicShaping.txt."""
VOWELS = "\u064b-\u065f\u0670"
MOST_VOWELS = 3
VIRAMAS = "\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d\u0dca"
"""Of the scripts from Devanagari to Sinhala, in which a joiner chooses how two consonants are written."""
DRAWN = re.compile(
    "|".join(
        (
            f"(?:(?<=[{JOINED}])|(?<=[{JOINED}][{TONES}])|(?<=[{JOINED}]\ufe0f))\u200d(?=[{JOINED}])",
            f"(?<=\U0001f3f4)(?:{FLAGS})\U000e007f",
            *(f"(?<=[{JOINS_ON}][{VOWELS}]{{{most}}})\u200c(?=[{JOINS_ON}{ENDS}])" for most in range(MOST_VOWELS + 1)),
            *(
                f"(?<={sign})[\u200c\u200d](?=[^\\W\\d_])(?=[{chr(ord(sign) & ~127)}-{chr(ord(sign) | 127)}])"
                for sign in VIRAMAS
            ),
            "(?<=\u09b0)\u200d(?=\u09cd\u09af)",
            "(?<=[\u0d15\u0d23\u0d28\u0d30\u0d32\u0d33]\u0d4d)\u200d",
        )
    )
)
"""Characters that show nothing by themselves, where they change what is drawn: between pictures, after a black flag,
between Arabic letters that would join, after viramas (as in RFC 5892), in a Bengali `rya` and in Malayalam chillus."""
