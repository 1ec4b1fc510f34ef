import { translated } from '@my-air/i18n';

/** The words that are shown before this feature's own catalogue is loaded: navigation and titles. */
export const navigationLabel = translated({
  en: 'Distribution',
  uk: 'Поширення',
  es: 'Distribución',
  ru: 'Дистрибуция',
  pt: 'Distribuição',
});
