import { translated } from '@my-air/i18n';

/** The words that are shown before this feature's own catalogue is loaded: navigation and titles. */
export const deadlinesTitle = translated({
  en: 'Dates',
  uk: 'Дати',
  es: 'Fechas',
  ru: 'Даты',
  pt: 'Datas',
});

export const navigationLabel = translated({
  en: 'Home',
  uk: 'Головна',
  es: 'Inicio',
  ru: 'Главная',
  pt: 'Início',
});
