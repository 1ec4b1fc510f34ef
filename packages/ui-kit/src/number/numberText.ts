/** The notation of numbers in a language; `Intl` cannot parse, so parsing is derived from its output. */
export interface NumberText {
  /** The number in this notation. */
  write: (value: number) => string;
  /** The number that a text represents: null for an empty text, undefined for one that is not a number. */
  read: (text: string) => number | null | undefined;
}

/** Formats and parses numbers in a language; without one in the browser's. */
export function numberText(locale: string | undefined, format: Intl.NumberFormatOptions = {}): NumberText {
  const writer = new Intl.NumberFormat(locale, format);
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(-1_234_567.5);
  const sign = (type: Intl.NumberFormatPartTypes, usual: string) =>
    parts.find((part) => part.type === type)?.value ?? usual;
  const [decimal, minus, group] = [sign('decimal', '.'), sign('minusSign', '-'), sign('group', ',')];
  const digits = new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210);
  const digitOf = new Map(
    Array.from(digits)
      .toReversed()
      .map((digit, value) => [digit, String(value)]),
  );
  // Characters around the digits, such as a currency sign, are skipped; with any other it is not a number.
  const around = new Set([...Array.from(writer.format(-1_234_567.5)), group]);

  function read(text: string): number | null | undefined {
    if (text.trim() === '') return null;
    let plain = '';
    for (const letter of text) {
      if (letter === decimal || (letter === '.' && group !== '.')) plain += '.';
      else if (letter === minus || letter === '-' || letter === '−') plain += '-';
      else if (digitOf.has(letter) || /\d/.test(letter)) plain += digitOf.get(letter) ?? letter;
      else if (!around.has(letter) && !/\s/.test(letter)) return undefined;
    }
    if (!/^-?(?:\d+\.?\d*|\.\d+)$/.test(plain)) return undefined;
    const value = format.style === 'percent' ? Number(plain) / 100 : Number(plain);
    return Number.isFinite(value) ? value : undefined;
  }

  return { write: (value) => writer.format(value), read };
}
