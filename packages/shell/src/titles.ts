import { translated } from '@my-air/i18n';

/** The name of the page that stands at every address that leads nowhere. */
export const unknownTitle = translated({
  en: 'Page not found',
  uk: 'Сторінку не знайдено',
  es: 'Página no encontrada',
  ru: 'Страница не найдена',
  pt: 'Página não encontrada',
});
