import { translated } from '@my-air/i18n';

// The titles of the screens, which are shown before this feature's own catalogue is loaded.
export const loginTitle = translated({
  en: 'Sign in',
  uk: 'Вхід',
  es: 'Iniciar sesión',
  ru: 'Вход',
  pt: 'Entrar',
});
export const oauthTitle = translated({
  en: 'Signing in',
  uk: 'Виконується вхід',
  es: 'Iniciando sesión',
  ru: 'Выполняется вход',
  pt: 'Entrando',
});
export const impersonateTitle = translated({
  en: 'Acting for another person',
  uk: 'Робота від імені іншої людини',
  es: 'Actuar en nombre de otra persona',
  ru: 'Работа от имени другого человека',
  pt: 'Agir em nome de outra pessoa',
});
