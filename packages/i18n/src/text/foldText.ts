/** Most texts: their only variants are capitals. */
const plain = /^[ -,.-~\s]*$/;

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
const apostrophes = /(?<=\p{L})['’ʼ‘`´](?=\p{L})/gu;
/** The hyphen of `e-mail`: one letter before it and a word behind. */
const afterOneLetter = /(?<![\p{L}\p{N}])(\p{L})[-‐‑](?=\p{L})/gu;

/**
 * A text as every search compares it: without capitals, accents, apostrophes within words and the hyphen of `e-mail`.
 * Cyrillic letters stay what they are, but for ё.
 */
export function foldText(text: string): string {
  if (plain.test(text) && !text.includes("'")) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(marks, '')
    .normalize('NFC')
    .replaceAll(/[ßæœøłđı]/g, (letter) => alone[letter] ?? letter)
    .replaceAll(apostrophes, '')
    .replaceAll(afterOneLetter, '$1');
}

/** A folded word as both of our Cyrillic spellings have it: `аккаунт` and `акаунт` are one. */
export function spellingOf(word: string): string {
  return foldText(word).replaceAll(/([\u0430-\u045F])\1/gu, '$1');
}
