/** The kind of a question about prices. */
export type PriceWish = 'cheapest' | 'free' | 'price';

const cheapest =
  /cheap\p{L}*|least expensive|lowest price|low[- ]cost|affordable|дешев\p{L}*|недорог\p{L}*|(?:más |mais )?barat\p{L}*|(?:más )?económic\p{L}*|mais em conta/iu;
const free =
  /(?<!\p{L})(?:free|for nothing|бесплатн\p{L}*|безкоштовн\p{L}*|gratis|grátis|gratuit\p{L}*|de graça)(?!\p{L})/iu;
const price =
  /(?<!\p{L})(?:pric(?:e|es|ey|ing)|cost\p{L}*|how much|fees?|expensive|charges?|rates?|pay for it|set me back|afford|дорог\p{L}*|поч[её]м|по чому|почому|тариф\p{L}*|прайс\p{L}*|car[oa]s?|cobr(?:as|an|am|ais)|tarifas?|valor|ціна|ціни|кошту\p{L}*|скільки|вартість|precios?|cuesta\p{L}*|cuánto|vale|цена|цены|сто[ия]т|стоимост\p{L}*|сколько|preços?|custa\p{L}*|quanto)(?!\p{L})/iu;

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
const nothing =
  /(?<!\p{L})(?:free|бесплатн\p{L}*|безкоштовн\p{L}*|gratis|grátis|included|включено|inclui?d[oa]s?)(?!\p{L})/iu;

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
