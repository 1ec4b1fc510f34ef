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

function byNumber(order: Uint32Array, keys: readonly (number | null | undefined)[], sign: number) {
  // Reading from a typed array in the comparison is what makes fifty thousand rows quick.
  const numbers = Float64Array.from(keys, (key) =>
    key === null || key === undefined ? Number.NaN : key * sign,
  );
  return order.sort((one, other) => {
    const [a, b] = [numbers[one] as number, numbers[other] as number];
    if (a < b) return -1;
    if (a > b) return 1;
    if (a === b) return one - other;
    return Number(Number.isNaN(a)) - Number(Number.isNaN(b)) || one - other;
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
