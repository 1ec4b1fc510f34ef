import { catalogue } from '@my-air/i18n';

/** The texts of views, forms, drafts and failed writes. The shell loads them with its own. */
export const loadMessages = catalogue({
  en: () => import('./locales/en.ts'),
  uk: () => import('./locales/uk.ts'),
  es: () => import('./locales/es.ts'),
  ru: () => import('./locales/ru.ts'),
  pt: () => import('./locales/pt.ts'),
  pseudo: () => import('./locales/pseudo.ts'),
});
