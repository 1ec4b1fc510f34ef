import { loadMessages as loadKitMessages } from '@my-air/feature-kit/views';
import { catalogue, type LocaleStore } from '@my-air/i18n';

/** The texts of the shell itself. */
export const loadMessages = catalogue({
  en: () => import('./locales/en.ts'),
  uk: () => import('./locales/uk.ts'),
  es: () => import('./locales/es.ts'),
  ru: () => import('./locales/ru.ts'),
  pt: () => import('./locales/pt.ts'),
  pseudo: () => import('./locales/pseudo.ts'),
});

/** Loads the texts that every screen may use: the shell's own and those of the feature kit. */
export async function loadAllMessages(locale: Pick<LocaleStore, 'add'>): Promise<void> {
  await Promise.all([loadMessages, loadKitMessages].map((load) => locale.add(load)));
}
