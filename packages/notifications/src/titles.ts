import { translated } from '@my-air/i18n';

/** The name of the bell, of its sheet and of the inbox. */
export const bellLabel = /* @__PURE__ */ translated({
  en: 'Notifications',
  uk: 'Сповіщення',
  es: 'Notificaciones',
  ru: 'Уведомления',
  pt: 'Notificações',
});
