import { translated } from '@my-air/i18n';

/** The texts that are shown before this feature's own catalogue is loaded: navigation and titles. */
export const navigationLabel = translated({
  en: 'Messages',
  uk: 'Повідомлення',
  es: 'Mensajes',
  ru: 'Сообщения',
  pt: 'Mensagens',
});
