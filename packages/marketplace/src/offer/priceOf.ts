import type { Product } from '../contract.ts';

const amount =
  /[$€]\s?(?<before>\d[\d.,\s]*)|(?<after>\d[\d.,\s]*?)\s?(?:[$€]|USD|dollars?|долар|доллар|dólar)/iu;
const nothing = /(?<!\p{L})(?:free|included|безкоштовн|включено|бесплатн|gratis|grátis|inclui?d[oa])/iu;

/**
 * The price that the remark of a service names, in its currency: 0 for a free or included service; undefined
 * without a price.
 */
export function priceOf({ info }: Pick<Product, 'info'>): number | undefined {
  const found = amount.exec(info ?? '')?.groups;
  const digits = (found?.before ?? found?.after)?.trim().replaceAll(/[.,\s](?=\d{3})/g, '');
  if (digits) return Number.parseFloat(digits.replace(',', '.'));
  return nothing.test(info ?? '') ? 0 : undefined;
}

/** Orders services by the price that they name; those without a price go last. */
export function byPrice(one: Product, other: Product): number {
  const [price, otherPrice] = [priceOf(one), priceOf(other)];
  if (price === undefined || otherPrice === undefined) {
    return Number(price === undefined) - Number(otherPrice === undefined);
  }
  return price - otherPrice;
}

/** Whether the remark of a service says what it costs: an amount, nothing, or a share. */
export function namesPrice(product: Pick<Product, 'info'>): boolean {
  return priceOf(product) !== undefined || /\d\s?%/u.test(product.info ?? '');
}
