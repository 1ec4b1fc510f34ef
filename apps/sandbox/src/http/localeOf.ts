import type { FastifyRequest } from 'fastify';

import type { WireLocale } from '../content/wireLocales.ts';

/** The known values of Accept-Language, with the wire's code of each. */
const codes = new Map<string, WireLocale>([
  ['en', 'en'],
  ['ua', 'ua'],
  ['uk', 'ua'],
  ['es', 'es'],
  ['ru', 'ru'],
  ['pt', 'pt'],
]);

/** The wire's code of the first language of `Accept-Language` that we speak; English otherwise. */
export function localeOf(request: FastifyRequest): WireLocale {
  const wanted = (request.headers['accept-language'] ?? '').split(',');
  for (const tag of wanted) {
    const code = codes.get(tag.trim().slice(0, 2).toLowerCase());
    if (code !== undefined) return code;
  }
  return 'en';
}
