import { catalogue } from '@my-air/i18n';

/** The texts of the search of the top bar. */
export const loadMessages = catalogue({
  en: () => import('../locales/palette/en.ts'),
  uk: () => import('../locales/palette/uk.ts'),
  es: () => import('../locales/palette/es.ts'),
  ru: () => import('../locales/palette/ru.ts'),
  pt: () => import('../locales/palette/pt.ts'),
  pseudo: () => import('../locales/palette/pseudo.ts'),
});
