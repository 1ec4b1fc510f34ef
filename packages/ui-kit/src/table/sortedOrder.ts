/** What a row is sorted by; what is missing comes last, whatever the direction. */
export type SortKey = string | number | null | undefined;

/** The places of the rows in their order; the rows themselves stay where they are. */
export function sortedOrder<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => SortKey,
  direction: 'ascending' | 'descending',
  locale?: string,
): Uint32Array {
  const keys = rows.map(keyOf);
  const sign = direction === 'ascending' ? 1 : -1;
  const order = Uint32Array.from(keys, (_, index) => index);
  return keys.every(isNumeric) ? byNumber(order, keys, sign) : byText(order, keys, sign, locale);
}

function isNumeric(key: SortKey): key is number | null | undefined {
  return typeof key === 'number' || key === null || key === undefined;
}

/** Sorts without comparing, 16 bits at a time: fifty thousand rows take a few milliseconds, and equal ones keep their order. */
function byNumber(order: Uint32Array, keys: readonly (number | null | undefined)[], sign: number) {
  let from: Uint32Array = order;
  let to: Uint32Array = new Uint32Array(order.length);
  for (const digits of digitsOf(keys, sign)) {
    const starts = new Uint32Array(65_537);
    for (let row = 0; row < digits.length; row += 1) starts[digits[row]! + 1]! += 1;
    // All rows share this part of the number.
    if (starts[digits[0]! + 1] === digits.length) continue;
    for (let digit = 1; digit < starts.length; digit += 1) starts[digit]! += starts[digit - 1]!;
    for (let row = 0; row < from.length; row += 1) {
      const place = from[row]!;
      const digit = digits[place]!;
      to[starts[digit]!] = place;
      starts[digit]! += 1;
    }
    [from, to] = [to, from];
  }
  return from;
}

/** The 16-bit parts of numbers, the lowest first, as whole numbers that have the same order; NaN and missing ones are last. */
function digitsOf(keys: readonly (number | null | undefined)[], sign: number): readonly Uint16Array[] {
  const numbers = new Float64Array(keys.length);
  // Adding zero makes one zero of both.
  for (let row = 0; row < keys.length; row += 1) numbers[row] = (keys[row] ?? Number.NaN) * sign + 0;
  const bits = new Uint16Array(numbers.buffer);
  return [0, 1, 2, 3].map((part) => {
    const digits = new Uint16Array(keys.length);
    for (let row = 0; row < keys.length; row += 1) {
      const digit = bits[row * 4 + part]!;
      if (Number.isNaN(numbers[row])) digits[row] = 0xffff;
      else if (bits[row * 4 + 3]! >= 0x8000) digits[row] = ~digit;
      else digits[row] = part === 3 ? digit | 0x8000 : digit;
    }
    return digits;
  });
}

function byText(order: Uint32Array, keys: readonly SortKey[], sign: number, locale: string | undefined) {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return order.sort((one, other) => {
    const [a, b] = [keys[one] ?? null, keys[other] ?? null];
    if (a === null || b === null) return Number(a === null) - Number(b === null) || one - other;
    return compare(String(a), String(b)) * sign || one - other;
  });
}
