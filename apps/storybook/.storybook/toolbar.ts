import type { Preview } from '@storybook/react-vite';

/** The surroundings that every story can be seen in. */
export const toolbar = {
  initialGlobals: { brand: 'default', scheme: 'light', locale: 'en', direction: 'ltr' },
  globalTypes: {
    brand: choice('Brand', 'paintbrush', { default: 'My AIR', scalelab: 'Scalelab' }),
    scheme: choice('Scheme', 'mirror', { light: 'Light', dark: 'Dark' }),
    locale: choice('Language', 'globe', {
      en: 'English',
      uk: 'Українська',
      es: 'Español',
      ru: 'Русский',
      pt: 'Português',
      pseudo: 'Pseudo',
    }),
    direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  },
} satisfies Pick<Preview, 'initialGlobals' | 'globalTypes'>;

function choice(
  name: string,
  icon: 'paintbrush' | 'mirror' | 'globe' | 'transfer',
  titles: Record<string, string>,
) {
  const items = Object.entries(titles).map(([value, title]) => ({ value, title }));
  return { name, toolbar: { icon, title: name, items, dynamicTitle: true } };
}
