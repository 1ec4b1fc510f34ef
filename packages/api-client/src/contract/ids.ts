// Apart from the schemas: the addresses of the first screen are read without them.

/** The one form of an id, so that the same record has the same id whichever answer or address names it. */
export function readId(id: number | string): number {
  const isNumeric = typeof id === 'string' && /^(?:0|[1-9]\d*)$/.test(id) && Number.isSafeInteger(Number(id));
  // SAFETY: an id may remain a text. It is compared, put into addresses and sent back, which a text allows as well; the
  // type keeps the compiler from taking an id for words that can be shown.
  return (isNumeric ? Number(id) : id) as number;
}

/** The id in an address or in the storage of the browser; undefined for a text that cannot be one. */
export function parseId(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0 ? value : undefined;
  if (typeof value !== 'string' || !/^\w[\w-]{0,63}$/.test(value) || /^0+$/.test(value)) return undefined;
  return readId(value);
}
