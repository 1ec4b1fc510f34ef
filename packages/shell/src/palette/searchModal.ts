import { catalogue } from '@my-air/i18n';

import type { ModalSource } from '../state/createModalHost.ts';

/** The texts of the search of the top bar. */
const loadMessages = catalogue({
  en: () => import('../locales/palette/en.ts'),
  uk: () => import('../locales/palette/uk.ts'),
  es: () => import('../locales/palette/es.ts'),
  ru: () => import('../locales/palette/ru.ts'),
  pt: () => import('../locales/palette/pt.ts'),
  pseudo: () => import('../locales/palette/pseudo.ts'),
});

/** The search of the top bar, which is opened as a dialog. */
export const searchModal: ModalSource = {
  loadMessages,
  modals: { search: async () => (await import('./Palette.tsx')).Palette },
};
