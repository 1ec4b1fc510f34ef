import { translated } from '@my-air/i18n';

/** The words that are shown before this feature's own catalogue is loaded: navigation and titles. */
export const navigationLabel = translated({
  en: 'AI optimization',
  uk: 'AI-оптимізація',
  es: 'Optimización con IA',
  ru: 'AI-оптимизация',
  pt: 'Otimização com IA',
});
