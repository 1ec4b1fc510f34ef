interface Priced {
  id: number;
  price_usd?: number | null | undefined;
  translations_amount?: number | null | undefined;
  price_per_translation?: number | null | undefined;
}

/** The price of one translation, in US dollars: as the server says it, or worked out; undefined when it cannot be known. */
export function unitPrice({
  price_usd,
  translations_amount,
  price_per_translation,
}: Priced): number | undefined {
  if (typeof price_per_translation === 'number') return price_per_translation;
  if (typeof price_usd !== 'number' || !translations_amount) return undefined;
  return price_usd / translations_amount;
}

/**
 * The id of the package with the lowest price of a translation; undefined when all cost the same or no price
 * is known.
 */
export function bestValue(packages: readonly Priced[]): number | undefined {
  const priced = packages.flatMap((one) => {
    const price = unitPrice(one);
    return price === undefined ? [] : [{ id: one.id, price }];
  });
  const [lowest, next] = priced.sort((one, other) => one.price - other.price);
  return lowest && next && lowest.price < next.price ? lowest.id : undefined;
}
