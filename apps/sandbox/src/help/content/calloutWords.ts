import type { WireLocale } from '../helpLocales.ts';

export type CalloutKind = 'note' | 'tip' | 'warning';

/** The word that a framed note of an article begins with. */
export const calloutWords: Readonly<Record<WireLocale, Readonly<Record<CalloutKind, string>>>> = {
  en: { note: 'Note.', tip: 'Tip.', warning: 'Take care.' },
  ua: { note: 'Зауважте.', tip: 'Порада.', warning: 'Обережно.' },
  es: { note: 'Nota.', tip: 'Consejo.', warning: 'Atención.' },
  ru: { note: 'Обратите внимание.', tip: 'Совет.', warning: 'Осторожно.' },
  pt: { note: 'Nota.', tip: 'Dica.', warning: 'Atenção.' },
};
