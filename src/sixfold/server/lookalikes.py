"""Characters of all alphabets that pass for Latin letters.

From Unicode's list of confusable characters (confusables.txt of UTS 39, Unicode 15). Left out are those that NFKD
turns into others of the list, digits, and Latin letters with another shape or a stroke: their names say what they are.
A few small letters were added that look like the capital ones of others.
"""

PASS_FOR = {
    "a": "ɑΑαАаᎪᗅ⍺ꓮꭺ𐊠𖽀",
    "b": "ƄΒβВЬвᏏᏴᏼᑲᖯᗷꓐꞴ𐊂𐊡𐌁",
    "c": "©ϲϹЄСсєԑᏟ€⋴ⲈⲉⲤⲥꓚꮛꮯ𐊢𐌂𐐕𐐩𐐽𐔜𑣎𑣲🝌",
    "d": "ԁᎠᏧᑯᗞᗪꓒꓓꭰ",
    "e": "ɛΕεЕеҽᎬ℮⋿ⴹꓰꬲꭼ𐊆𑢦𑢮",
    "f": "Ϝքᖴẝꓝꬵ𐊇𐊥𐔥𑢢𑣂𝈓",
    "g": "ƍԌԍցᏀᏳᏻꓖꮐ",
    "h": "ΗНнһհᎻᏂᕼⲎꓧꜧꮋ𐋏",
    "i": "ɩιіӏᎥ⍳ꙇꭵ𑣃",
    "j": "ͿϳЈјյᎫᒍꓙꭻ",
    "k": "ĸΚκКкᏦᛕⲔꓗ𐔘",
    "l": "|ƖǀΙІӀ\u05d5\u05df\u0627\u07caᏞᒪᛁ∣⏽ⲒⳐⳑⵏꓡꓲꮮ￨𐊊𐌉𐌠𐐛𐑃𐔦𑢣𑢲𖼖𖼨𝈪\U0001e8c7",
    "m": "ʍΜϺМмᎷᗰᛖⲘꓟꭑ𐊰𐌑",
    "n": "ΝոռⲚꓠ𐔓",
    "o": "ΟοσОоՕօ\u05e1\u0629\u0647\u06be\u06c1\u06d5ଠഠဝჿዐᴑⲞⲟⵔ〇ꓳꬽ𐊒𐊫𐐄𐐬𐓂𐓪𐔖𑢵𑣈𑣗",
    "p": "ΡρРрᏢᑭᴩ℗⍴Ⲣⲣꓑꮲ𐊕",
    "q": "ԛգզᶐⵕ",
    "r": "®ƦгᎡᏒᖇᴦⲅꓣꭇꭈꭱꮁꮢ𐒴𖼵𝈖",
    "s": "ƽЅѕՏᏕᏚꓢꮪ𐊖𐐠𐑈𑣁𖼺",
    "t": "ΤτТтᎢᎿ⊤⟙Ⲧꓔꭲ𐊗𐊱𐌕𑢼𖼊🝨",
    "u": "υՍսሀᑌ∪⋃ꓴꞟ𐓎𐓶𑢸𑣘𖽂",
    "v": "νѴѵ\u05d8Ꮩᐯ∨⋁ⴸꓦꛟꮩ𐔝𑜆𑢠𑣀𖼈𝈍",
    "w": "ɯѡԜԝաᎳᏔꓪꮃ𑜊𑜎𑜏𑣯",
    "x": "×ΧχХхᕁᕽ᙭ᚷ╳⤫⤬⨯ⲬⵝꓫꞳ𐊐𐊴𐌗𐌢𐔧𑣬",
    "y": "ɣΥγУуҮүყᎩᎽⲨꓬ𐊲𑢤𑣜𖽃",
    "z": "ΖᏃꓜꮓ𐋵𑢩𑣄",
}
"""What passes for each letter."""
