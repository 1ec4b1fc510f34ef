/** The value that a row is sorted by; missing values come last, whatever the direction. */
export type SortKey = string | number | null | undefined;

/** The indexes of the rows in sorted order; the rows themselves are not moved. */
export function sortedOrder<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => SortKey,
  direction: 'ascending' | 'descending',
  locale?: string,
): Uint32Array {
  const keys = rows.map(keyOf);
  const sign = direction === 'ascending' ? 1 : -1;
  return keys.every(isNumeric) ? byNumber(keys, sign) : byText(keys, sign, locale);
}

function isNumeric(key: SortKey): key is number | null | undefined {
  return typeof key === 'number' || key === null || key === undefined;
}

/**
 * The engine sorts the numbers themselves, and each row then takes the next place of its number: nothing is
 * compared in JavaScript, so that the first sort, which runs before anything is compiled, is about as quick
 * as later ones. NaN and missing ones are last, and equal ones keep their order.
 */
function byNumber(keys: readonly (number | null | undefined)[], sign: number): Uint32Array {
  const numbers = new Float64Array(keys.length);
  // Adding zero turns -0 into 0.
  for (let row = 0; row < keys.length; row += 1) numbers[row] = (keys[row] ?? Number.NaN) * sign + 0;
  const sorted = numbers.toSorted();
  const places = new Map<number, number>();
  // Backwards, so that the map keeps the first place of equal numbers.
  for (let place = sorted.length - 1; place >= 0; place -= 1) places.set(sorted[place]!, place);
  const order = new Uint32Array(keys.length);
  for (let row = 0; row < numbers.length; row += 1) {
    const place = places.get(numbers[row]!)!;
    order[place] = row;
    places.set(numbers[row]!, place + 1);
  }
  return order;
}

function byText(keys: readonly SortKey[], sign: number, locale: string | undefined): Uint32Array {
  const order = Uint32Array.from(keys, (_, index) => index);
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return order.sort((one, other) => {
    const [a, b] = [keys[one] ?? null, keys[other] ?? null];
    if (a === null || b === null) return Number(a === null) - Number(b === null) || one - other;
    return compare(String(a), String(b)) * sign || one - other;
  });
}
