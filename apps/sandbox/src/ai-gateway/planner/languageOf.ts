import type { CatalogueLocale } from '../../marketplace/content/Service.ts';
import type { Conversation } from '../Conversation.ts';

const names: readonly (readonly [RegExp, CatalogueLocale])[] = [
  [/\bUkrainian\b/i, 'ua'],
  [/\bSpanish\b/i, 'es'],
  [/\bRussian\b/i, 'ru'],
  [/\bPortuguese\b/i, 'pt'],
  [/\bEnglish\b/i, 'en'],
];

const portuguese =
  /[ãõç]|(?<!\p{L})(?:não|você|como faço|meus?|minhas?|vídeos no|ganho|quero|preciso|inscritos|receita)(?!\p{L})/iu;
const spanish =
  /[ñ¿¡]|(?<!\p{L})(?:cómo|como|mis|qué|quiero|necesito|suscriptores|ingresos|canal|gano|vídeos?|ayuda|tengo|tiempo|puedo|los|las|una|hay)(?!\p{L})/iu;

/** Small words that only one of the languages in Latin letters has; English is the first where nothing tells. */
const smallWords: readonly (readonly [CatalogueLocale, ReadonlySet<string>])[] = [
  ['en', new Set('the a an but and my i is are to of in for with that it on this how what'.split(' '))],
  [
    'es',
    new Set('el la los las un una mi me de del en y con que es al por para su se ya otro otra'.split(' ')),
  ],
  [
    'pt',
    new Set('o os as um uma do da dos das na nos nas em e com que por para seu sua me de mais'.split(' ')),
  ],
];

/** The language to answer in: the one that the portal asks for, or else that of the question. */
export function languageOf({ items }: Conversation): CatalogueLocale {
  const said = items.filter((item) => item.kind === 'said');
  const instructions = said.filter(({ by }) => by === 'portal').map(({ text }) => text);
  const asked = names.filter(([name]) => instructions.some((text) => name.test(text)));
  if (asked.length === 1) return asked[0]![1];
  return detectLanguage(said.findLast(({ by }) => by === 'person')?.text ?? '');
}

/** The language that a text is written in; English when nothing tells. */
export function detectLanguage(text: string): CatalogueLocale {
  if (/[іїєґ]/i.test(text)) return 'ua';
  if (/[ыэъё]/i.test(text)) return 'ru';
  if (/[а-я]/i.test(text)) return /(як|що|мої|відео|хочу більше|потрібен)/i.test(text) ? 'ua' : 'ru';
  if (portuguese.test(text)) return 'pt';
  if (spanish.test(text)) return 'es';
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (small: ReadonlySet<string>) => words.filter((word) => small.has(word)).length;
  const [most] = smallWords
    .map(([locale, small]) => [locale, count(small)] as const)
    .sort(([, one], [, other]) => other - one);
  return most && most[1] > 0 ? most[0] : 'en';
}
