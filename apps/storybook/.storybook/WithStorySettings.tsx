import { createLocaleStore, LocaleProvider, type Locale } from '@my-air/i18n';
import { KitStyles, ReadingDirection } from '@my-air/ui-kit';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, useState, type ReactNode } from 'react';

import { DraftStyles } from './DraftStyles.tsx';
import { dress } from './dress.ts';
import type { StorySettings } from './toolbar.ts';

/** Gives a story its brand, scheme and language, and all other settings of the toolbar. */
export const WithStorySettings: Decorator = (Story, { globals }) => (
  <Dressed settings={globals as StorySettings}>
    <Story />
  </Dressed>
);

function Dressed({ settings, children }: { settings: StorySettings; children: ReactNode }) {
  const locale = settings.locale as Locale;
  const [store] = useState(() => createLocaleStore({ initial: locale }));

  useLayoutEffect(() => {
    void store.set(locale);
  }, [store, locale]);

  useLayoutEffect(() => dress(document.documentElement, settings));

  return (
    <ReadingDirection>
      <DraftStyles brand={settings.brand} />
      <LocaleProvider store={store}>
        <KitStyles>{children}</KitStyles>
      </LocaleProvider>
    </ReadingDirection>
  );
}
