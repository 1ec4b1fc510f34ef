import { expect, test } from 'vitest';

import type { Locale } from '../locale/locales.ts';
import { detectLanguage } from './detectLanguage.ts';

const locales = ['en', 'uk', 'es', 'ru', 'pt'] as const;

test.each<[Locale, string]>([
  ['en', 'How can I make money without more views?'],
  ['uk', 'Хочу більше переглядів'],
  ['uk', 'Де шукати спонсора, щоб заробляти'],
  ['uk', 'хочу запустити подкаст'],
  ['es', '¿Cómo gano dinero sin más vistas?'],
  ['es', 'quiero mas suscriptores para mi canal'],
  ['es', 'traducción de los títulos'],
  ['ru', 'Как заработать без просмотров'],
  ['ru', 'хочу больше зрителей'],
  ['pt', 'Como ganho dinheiro sem mais visualizações?'],
  ['pt', 'nao tenho tempo para editar os meus videos'],
  ['pt', 'quem cuida dos comentários do canal'],
])('%s, whatever the language of the portal: %s', (locale, text) => {
  expect(locales.map((likely) => detectLanguage(text, likely))).toEqual(locales.map(() => locale));
});

test.each(['', '🤷', '100 000', 'SEO', 'video', 'YouTube?'])('“%s” tells nothing', (text) => {
  expect(locales.map((likely) => detectLanguage(text, likely))).toEqual(locales);
});

test('what two languages share is in that of the portal, if it is one of them', () => {
  expect(detectLanguage('хочу логотип', 'uk')).toBe('uk');
  expect(detectLanguage('хочу логотип', 'ru')).toBe('ru');
  expect(detectLanguage('como', 'pt')).toBe('pt');
});
