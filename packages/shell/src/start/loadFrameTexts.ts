import { loadMessages as loadKitMessages } from '@my-air/feature-kit/views';
import type { LocaleStore } from '@my-air/i18n';

import { loadMessages } from '../locales/index.ts';

/** Loads the texts that every screen may use: the shell's own and those of the feature kit. */
export async function loadFrameTexts(locale: Pick<LocaleStore, 'add'>): Promise<void> {
  await Promise.all([loadMessages, loadKitMessages].map((load) => locale.add(load)));
}
