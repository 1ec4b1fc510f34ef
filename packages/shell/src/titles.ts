import { translated } from '@my-air/i18n';

/** The name of the page for every address that matches no route. */
export const unknownTitle = translated({
  en: 'Page not found',
  uk: 'Сторінку не знайдено',
  es: 'Página no encontrada',
  ru: 'Страница не найдена',
  pt: 'Página não encontrada',
});
