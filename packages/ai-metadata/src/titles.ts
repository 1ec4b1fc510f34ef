import { translated } from '@my-air/i18n';

/** The words that are shown before this feature's own catalogue is loaded: navigation and titles. */
export const navigationLabel = translated({
  en: 'AI translation',
  uk: 'AI-переклад',
  es: 'Traducción con IA',
  ru: 'AI-перевод',
  pt: 'Tradução com IA',
});
