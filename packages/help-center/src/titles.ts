import { translated } from '@my-air/i18n';

/** The texts that are shown before this feature's own catalogue is loaded: navigation and titles. */
export const navigationLabel = /* @__PURE__ */ translated({
  en: 'Help',
  uk: 'Довідка',
  es: 'Ayuda',
  ru: 'Справка',
  pt: 'Ajuda',
});

/** The title of the search's results. */
export const searchTitle = /* @__PURE__ */ translated({
  en: 'Search in help',
  uk: 'Пошук у довідці',
  es: 'Buscar en la ayuda',
  ru: 'Поиск в справке',
  pt: 'Buscar na ajuda',
});
