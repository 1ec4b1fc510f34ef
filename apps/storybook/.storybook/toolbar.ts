import { breakpoints } from '@my-air/ui-kit/tokens';
import type { Preview } from '@storybook/react-vite';

import { draftBrand } from '../stories/workbench/draft.ts';

/** The settings of a story that the toolbar offers. */
export interface StorySettings {
  brand: string;
  scheme: string;
  locale: string;
  direction: string;
  /** The density of the layout; `brand` is the density of the brand. */
  density: string;
  /** The motion: `system` follows the device, `reduced` has none. */
  motion: string;
  /** The size of text in percent of the browser's own. */
  zoom: string;
}

/** The first settings of a story; a test run may replace them. */
export const settings: StorySettings = {
  brand: 'default',
  scheme: 'light',
  locale: 'en',
  direction: 'ltr',
  density: 'brand',
  motion: 'system',
  zoom: '100',
};

/** The settings that can be changed for every story. */
export const toolbar = {
  globalTypes: {
    brand: choice('Brand', 'paintbrush', {
      default: 'My AIR',
      scalelab: 'Scalelab',
      [draftBrand]: 'Workbench',
    }),
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
    density: choice('Density', 'component', {
      brand: 'As the brand',
      comfortable: 'Comfortable',
      compact: 'Compact',
    }),
    motion: choice('Motion', 'lightning', { system: 'As the device', reduced: 'Reduced' }),
    zoom: choice('Text size', 'zoom', { 100: 'Text 100 %', 150: 'Text 150 %', 200: 'Text 200 %' }),
  },
} satisfies Pick<Preview, 'globalTypes'>;

const widths: Readonly<Record<string, number>> = { phone: 360, ...breakpoints };

/** The widths at which layouts change, and that of a small phone. */
export const viewports = Object.fromEntries(
  Object.entries(widths).map(([name, width]) => {
    const isPhone = width < breakpoints.sm;
    return [
      name,
      {
        name: `${name} · ${width}`,
        styles: { width: `${width}px`, height: isPhone ? '740px' : '900px' },
        type: isPhone ? ('mobile' as const) : ('desktop' as const),
      },
    ];
  }),
);

type ToolbarIcon = 'paintbrush' | 'mirror' | 'globe' | 'transfer' | 'component' | 'lightning' | 'zoom';

function choice(name: string, icon: ToolbarIcon, titles: Record<string, string>) {
  const items = Object.entries(titles).map(([value, title]) => ({ value, title }));
  return { name, toolbar: { icon, title: name, items, dynamicTitle: true } };
}
