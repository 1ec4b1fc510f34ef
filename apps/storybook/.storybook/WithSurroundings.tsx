import { createLocaleStore, LocaleProvider, type Locale } from '@my-air/i18n';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, useState, type ReactNode } from 'react';

/** Gives a story its brand, its light, its language and its direction, as the toolbar says. */
export const WithSurroundings: Decorator = (Story, { globals }) => (
  <Surroundings {...(globals as SurroundingsProps)}>
    <Story />
  </Surroundings>
);

interface SurroundingsProps {
  brand: string;
  scheme: string;
  locale: Locale;
  direction: string;
  children?: ReactNode;
}

function Surroundings({ brand, scheme, locale, direction, children }: SurroundingsProps) {
  const [store] = useState(() => createLocaleStore({ initial: locale, storage: undefined }));

  useLayoutEffect(() => {
    void store.set(locale);
  }, [store, locale]);

  useLayoutEffect(() => {
    const page = document.documentElement;
    Object.assign(page.dataset, { brand, scheme });
    page.dir = direction;
  });

  return <LocaleProvider store={store}>{children}</LocaleProvider>;
}
