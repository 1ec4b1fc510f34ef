import type { Preview } from '@storybook/react-vite';
import type { PreparedStory } from 'storybook/internal/types';
import { configure } from 'storybook/test';

import '@my-air/ui-kit/emoji.css';
import '@my-air/ui-kit/fonts-scalelab.css';
import '@my-air/ui-kit/fonts.css';
import '@my-air/ui-kit/styles.css';
import './brand.css';
import { checkAlerts } from './checkAlerts.ts';
import { checkEveryTheme } from './checkEveryTheme.ts';
import { checkForcedColors, isForced } from './checkForcedColors.ts';
import { checkTables } from './checkTables.ts';
import { checkTexts } from './checkTexts.ts';
import { checkWidth } from './checkWidth.ts';
import { withKitControls } from './kitControls.ts';
import { isStoryTest } from './isStoryTest.ts';
import { pageAround } from './pageAround.ts';
import { ThemedDocs } from './ThemedDocs.tsx';
import { settings, toolbar, viewports } from './toolbar.ts';
import { waitForStory } from './waitForStory.ts';
import { WithStorySettings } from './WithStorySettings.tsx';

// A part that is loaded with its first use may be compiled then; the limit of a story is that of its test.
configure({ asyncUtilTimeout: 50_000 });

// Parts below the viewport are measured too, and a browser does not lay them out where this property is `auto`.
if (isStoryTest) {
  const style = document.createElement('style');
  style.textContent = '* { content-visibility: visible !important; }';
  document.head.append(style);
}

/** The settings of this run of the tests (see storySettings.mjs); empty outside of tests. */
const asked = JSON.parse((import.meta.env['STORY_GLOBALS'] as string | undefined) ?? '{}') as object;

/** Whether the text of the page is larger than usual: up to twice its size is supported. */
const hasLargeText = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) >= 24;

export default {
  ...toolbar,
  initialGlobals: { ...settings, ...pageAround(), ...asked },
  tags: ['autodocs'],
  parameters: {
    // Focus guards are hidden from screen readers and take the focus for an instant, on purpose.
    a11y: {
      test: 'error',
      context: { include: 'body', exclude: '[data-base-ui-focus-guard]' },
      config: { rules: [{ id: 'color-contrast', enabled: !isForced }] },
    },
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: { options: viewports },
    docs: {
      container: ThemedDocs,
      codePanel: true,
      // A story with a direction or a text size of its own would apply it to the whole page.
      stories: { filter: ({ storyGlobals }: PreparedStory) => Object.keys(storyGlobals).length === 0 },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Start',
          'Flows',
          'Visual language',
          ['Brands', '*'],
          'Workbench',
          'Patterns',
          'Terms',
          'Kit',
          ['Which part do I take', 'Actions', 'Forms', 'Feedback', 'Overlays', 'Layout', 'Data', 'Content'],
          'Shell',
          '*',
        ],
      },
    },
  },
  argTypesEnhancers: [withKitControls],
  decorators: [WithStorySettings],
  // The accessibility addon's own check runs after this one.
  afterEach: async (context) => {
    if (!isStoryTest) return;
    await waitForStory(context);
    checkWidth(context);
    checkAlerts(context);
    if (hasLargeText()) checkTexts(context);
    await checkTables(context);
    if (isForced) checkForcedColors(context);
    await checkEveryTheme(context);
  },
} satisfies Preview;
