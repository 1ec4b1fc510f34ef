import { anyOf, anyWord, lists } from './plannerContent.ts';

/** The kind of a question about prices. */
export type PriceWish = 'cheapest' | 'free' | 'price';

const cheapest = new RegExp(anyOf(lists.cheapest), 'iu');
const free = new RegExp(anyWord(lists.free), 'iu');
const price = new RegExp(anyWord(lists.price), 'iu');

/** Words about prices, which say nothing of the service. */
export const priceWords = new RegExp(`${cheapest.source}|${free.source}|${price.source}`, 'giu');

/** The kind of question about prices; undefined when it is not about them. */
export function priceWishOf(question: string): PriceWish | undefined {
  if (cheapest.test(question)) return 'cheapest';
  if (free.test(question)) return 'free';
  return price.test(question) ? 'price' : undefined;
}

const amount =
  /(?:\$|€)\s?(?<before>\d[\d.,\s]*)|(?<after>\d[\d.,\s]*?)\s?(?:\$|€|USD|dollars?|долар\p{L}*|доллар\p{L}*|dólar(?:es)?)/iu;
const nothing = new RegExp(anyWord(lists.included), 'iu');

/** The first price that a text names, in dollars: 0 for what is free or included; nothing when it names none. */
export function priceIn(text: string): number | undefined {
  const found = amount.exec(text);
  const digits = (found?.groups?.before ?? found?.groups?.after)?.replaceAll(/[.,\s](?=\d{3})|\s/g, '');
  if (digits !== undefined) return Number(digits.replace(',', '.'));
  return nothing.test(text) ? 0 : undefined;
}

/** The first sentence of a text that names a price. */
export function priceSentence(text: string): string | undefined {
  return text.split(/\n|(?<=[.!?])\s+/u).find((sentence) => amount.test(sentence) || nothing.test(sentence));
}
