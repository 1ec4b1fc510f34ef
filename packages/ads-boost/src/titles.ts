import { translated } from '@my-air/i18n';

/** The words that are shown before this feature's own catalogue is loaded: navigation and titles. */
export const navigationLabel = translated({
  en: 'Ads boost',
  uk: 'Більше реклами',
  es: 'Impulso de anuncios',
  ru: 'Больше рекламы',
  pt: 'Impulso de anúncios',
});
