import type { StoryContext } from '@storybook/react-vite';
import axe from 'axe-core';

import { isForced } from './checkForcedColors.ts';

const themes = ['default', 'scalelab'].flatMap((brand) =>
  ['light', 'dark'].map((scheme) => ({ brand, scheme })),
);
/** Whether the run has the ordinary setting, which alone shows all colours. */
export const isOrdinary = ((import.meta.env['STORY_GLOBALS'] as string | undefined) ?? '{}') === '{}';

/**
 * Shows a mounted story in both brands and both schemes and measures its colours in each. The accessibility addon
 * has already run every rule once; of them only contrast can change with a theme.
 */
export async function checkEveryTheme({
  canvasElement,
  globals,
  parameters,
}: Pick<StoryContext, 'canvasElement' | 'globals' | 'parameters'>): Promise<void> {
  // Colours that the system chooses are not measured.
  if (parameters['a11y']?.test === 'off' || isForced || !isOrdinary) return;
  const page = document.documentElement;
  const found: string[] = [];
  for (const theme of themes) {
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
