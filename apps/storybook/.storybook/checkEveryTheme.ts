import type { StoryContext } from '@storybook/react-vite';
import axe from 'axe-core';

import { isForced } from './checkForcedColors.ts';
import { themesOf } from './themes.ts';

const isWhole = import.meta.env['SAMPLE'] === 'whole';

/**
 * Shows a mounted story in both brands and both schemes (see themes.ts) and measures its colours in each. The
 * accessibility addon has already run every rule once; of them only contrast can change with a theme.
 */
export async function checkEveryTheme({
  id,
  canvasElement,
  globals,
  storyGlobals,
  parameters,
}: Pick<StoryContext, 'id' | 'canvasElement' | 'globals' | 'storyGlobals' | 'parameters'>): Promise<void> {
  // Colours that the system chooses are not measured.
  if (parameters['a11y']?.test === 'off' || isForced) return;
  const page = document.documentElement;
  const found: string[] = [];
  for (const theme of themesOf(id, storyGlobals, isWhole)) {
    if (theme.brand === globals['brand'] && theme.scheme === globals['scheme']) continue;
    Object.assign(page.dataset, theme);
    const { violations } = await axe.run(canvasElement.ownerDocument.body, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
    });
    for (const node of violations.flatMap(({ nodes }) => nodes)) {
      found.push(`${theme.brand}, ${theme.scheme}: ${node.html}\n  ${node.failureSummary}`);
    }
  }
  Object.assign(page.dataset, { brand: globals['brand'], scheme: globals['scheme'] });
  if (found.length > 0) throw new Error(`Colours that cannot be told apart:\n${found.join('\n')}`);
}
