/** Most texts: their only variants are capitals. */
const plain = /^(?:[!-&(-,.-_a-~]| (?! ))*$/;

/** Letters that have no mark to take off, as people write them without their keyboard. */
const alone: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

const marks = /(?<=[\p{Script=Latin}\p{Script=Greek}]\p{M}*)\p{M}|(?<=е)\u0308/gu;
/** Signs that no reader sees: soft hyphens, those without a width, and marks of direction. */
const unseen = /\p{Cf}/gu;
const apostrophes = /(?<=[\p{L}\p{M}]'*)'|'(?='*\p{L})/gu;
/** The hyphen of `e-mail`: one letter before it and a word behind. */
const afterOneLetter = /(?<![\p{L}\p{N}])(\p{L})-(?=\p{L})/gu;

/**
 * A text as every search compares it: without capitals, accents, apostrophes of words and the hyphen of `e-mail`, with
 * one blank for any room between words, and with the quotation marks and dashes of a keyboard. Cyrillic letters stay
 * what they are, but for ё.
 */
export function foldText(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return text
    .replaceAll(unseen, '')
    .replaceAll(/[’ʼ‘`´′]/gu, "'")
    .replaceAll(apostrophes, '')
    .replaceAll(/[“”„«»″]/gu, '"')
    .replaceAll(/[‐-―−]/gu, '-')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(marks, '')
    .normalize('NFC')
    .replaceAll(/[ßæœøłđı]/g, (letter) => alone[letter] ?? letter)
    .replaceAll(afterOneLetter, '$1')
    .replaceAll(/\s+/gu, ' ');
}

/** A folded word as both of our Cyrillic spellings have it: `аккаунт` and `акаунт` are one. */
export function spellingOf(word: string): string {
  return foldText(word).replaceAll(/([\u0430-\u045F])\1/gu, '$1');
}
