import { loadMessages as loadDataMessages } from '@my-air/data-kit';
import { catalogue, type LocaleStore } from '@my-air/i18n';
import { loadMessages as loadScreenMessages } from '@my-air/screen-kit';

/** The texts of the shell itself. */
export const loadMessages = catalogue({
  en: () => import('./locales/en.ts'),
  uk: () => import('./locales/uk.ts'),
  es: () => import('./locales/es.ts'),
  ru: () => import('./locales/ru.ts'),
  pt: () => import('./locales/pt.ts'),
  pseudo: () => import('./locales/pseudo.ts'),
});

/** Loads the texts that every screen may use: the shell's own and those of the toolboxes. */
export async function loadAllMessages(locale: Pick<LocaleStore, 'add'>): Promise<void> {
  await Promise.all([loadMessages, loadScreenMessages, loadDataMessages].map((load) => locale.add(load)));
}
