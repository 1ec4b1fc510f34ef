/** The notation of numbers in a language; `Intl` cannot parse, so parsing is derived from its output. */
export interface NumberText {
  /** The number in this notation. */
  write: (value: number) => string;
  /** The number that a text represents: null for an empty text, undefined for one that is not a number. */
  read: (text: string) => number | null | undefined;
}

/** The value of each digit, in the scripts that keyboards of phones type. */
const digitValues = new Map(
  ['latn', 'arab', 'arabext', 'deva', 'beng', 'fullwide'].flatMap((numberingSystem) =>
    Array.from(new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(9_876_543_210))
      .toReversed()
      .map((digit, value) => [digit, value] as const),
  ),
);

/** Formats and parses numbers in a language. */
export function numberText(locale: string): NumberText {
  const writer = new Intl.NumberFormat(locale);
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(-12_345_678.5);
  const sign = (type: Intl.NumberFormatPartTypes, fallback: string) =>
    parts.find((part) => part.type === type)?.value ?? fallback;
  const [decimal, minus, group] = [sign('decimal', '.'), sign('minusSign', '-'), sign('group', ',')];
  /** The digits of a group that is not the last: Hindi writes 1,23,45,678. */
  const groupSize = parts.filter(({ type }) => type === 'integer')[1]?.value.length ?? 3;
  const grouped = new RegExp(`^[1-9]\\d{0,2}(?:[.,g]\\d{${groupSize}})*[.,g]\\d{3}$`);
  // Characters around the digits, such as marks of direction, are skipped; with any other it is not a number.
  const around = new Set(Array.from(writer.format(-1_234_567.5)));

  /** A character as it is compared: a digit, `-`, `.`, `,`, `d` for another decimal sign or `g` for another grouping sign. */
  function plainOf(letter: string): string | undefined {
    const digit = digitValues.get(letter);
    if (digit !== undefined) return String(digit);
    if (letter === minus || letter === '-' || letter === '−') return '-';
    if (letter === '.' || letter === ',') return letter;
    if (letter === decimal || letter === '٫') return 'd';
    if (letter === group || /[\s'’٬]/.test(letter)) return 'g';
    return around.has(letter) ? '' : undefined;
  }

  /** The decimal sign of a number, if it has one. A single sign that groups in this language does so before three digits alone. */
  function decimalOf(plain: string): string | undefined {
    if (plain.includes('d')) return 'd';
    const signs = plain.match(/[.,]/g) ?? [];
    const last = signs.at(-1);
    if (signs.length > 1) return new Set(signs).size === 2 ? last : undefined;
    return last === group && grouped.test(plain) ? undefined : last;
  }

  function read(text: string): number | null | undefined {
    if (text.trim() === '') return null;
    const letters = Array.from(text).map(plainOf);
    if (letters.includes(undefined)) return undefined;
    const [, isNegative, plain = ''] = /^g*(-?)g*(.*?)g*$/.exec(letters.join(''))!;
    const mark = decimalOf(plain);
    const [whole = '', fraction = '', ...more] = mark === undefined ? [plain] : plain.split(mark);
    const isNumber =
      more.length === 0 &&
      /^\d*$/.test(fraction) &&
      (/^\d*$/.test(whole) || grouped.test(whole)) &&
      whole + fraction !== '';
    if (!isNumber) return undefined;
    const value = Number(`${isNegative}${whole.replaceAll(/\D/g, '')}.${fraction}0`);
    return Number.isFinite(value) ? value : undefined;
  }

  return { write: (value) => writer.format(value), read };
}
