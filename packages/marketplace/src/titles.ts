import { translated } from '@my-air/i18n';

/** The words that are shown before this feature's own catalogue is loaded: navigation and titles. */
export const navigationLabel = translated({
  en: 'Services',
  uk: 'Послуги',
  es: 'Servicios',
  ru: 'Услуги',
  pt: 'Serviços',
});

/** The title of one service's page until its own name is there. */
export const serviceLabel = translated({
  en: 'Service',
  uk: 'Послуга',
  es: 'Servicio',
  ru: 'Услуга',
  pt: 'Serviço',
});
