import { createLocaleStore, LocaleProvider, type Locale } from '@my-air/i18n';
import { KitStyles, ReadingDirection } from '@my-air/ui-kit';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, useState, type ReactNode } from 'react';

import { dress } from './dress.ts';
import type { Surroundings } from './toolbar.ts';

/** Gives a story its brand, its light, its language and all else that the toolbar says. */
export const WithSurroundings: Decorator = (Story, { globals }) => (
  <Dressed surroundings={globals as Surroundings}>
    <Story />
  </Dressed>
);

function Dressed({ surroundings, children }: { surroundings: Surroundings; children: ReactNode }) {
  const locale = surroundings.locale as Locale;
  const [store] = useState(() => createLocaleStore({ initial: locale, storage: undefined }));

  useLayoutEffect(() => {
    void store.set(locale);
  }, [store, locale]);

  useLayoutEffect(() => dress(document.documentElement, surroundings));

  return (
    <ReadingDirection>
      <LocaleProvider store={store}>
        <KitStyles>{children}</KitStyles>
      </LocaleProvider>
    </ReadingDirection>
  );
}
