import type { Preview } from '@storybook/react-vite';

import '@my-air/ui-kit/fonts-scalelab.css';
import '@my-air/ui-kit/fonts.css';
import '@my-air/ui-kit/styles.css';
import { checkEveryTheme } from './checkEveryTheme.ts';
import { toolbar } from './toolbar.ts';
import { WithSurroundings } from './WithSurroundings.tsx';

export default {
  ...toolbar,
  parameters: {
    // Focus guards are hidden from readers and take the focus for an instant, on purpose.
    a11y: { test: 'error', context: { include: 'body', exclude: '[data-base-ui-focus-guard]' } },
    layout: 'padded',
    backgrounds: { disable: true },
    options: { storySort: { order: ['Kit', '*'] } },
  },
  decorators: [WithSurroundings],
  afterEach: checkEveryTheme,
} satisfies Preview;
