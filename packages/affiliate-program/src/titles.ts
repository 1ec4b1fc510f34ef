import { translated } from '@my-air/i18n';

/** The words that are shown before this feature's own catalogue is loaded: navigation and titles. */
export const navigationLabel = translated({
  en: 'Referral program',
  uk: 'Реферальна програма',
  es: 'Programa de referidos',
  ru: 'Реферальная программа',
  pt: 'Programa de indicações',
});
