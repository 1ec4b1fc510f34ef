import { dirname } from 'node:path';

import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import type { Feature } from '../index.ts';
import { loadChecked, type CheckedFeature } from './conformance/CheckedFeature.ts';
import { checkMessages } from './conformance/checkMessages.ts';
import { checkFiles } from './conformance/checkFiles.ts';
import { checkModals } from './conformance/checkModals.ts';
import { checkIds, checkLabels, checkNavigation } from './conformance/checkNames.ts';
import { checkTitles } from './conformance/checkTitles.ts';
import { checkViews } from './conformance/checkViews.tsx';
import { renderRoute } from './renderRoute.tsx';
import { type StubPortalOptions } from './stubPortal.ts';

export interface DescribeFeatureOptions {
  /** The addresses to open, each with the portal it needs: `{ '/home': { answers } }`. */
  screens?: Readonly<Record<string, StubPortalOptions>>;
  /** The folder of its sources. @default that of the test */
  folder?: string;
}

/** The promises of every feature to the shell and to the user. */
const promises: Record<string, (feature: CheckedFeature) => readonly string[] | Promise<readonly string[]>> =
  {
    'has ids that can be told apart': checkIds,
    'leads to its own routes in the navigation': checkNavigation,
    'labels what it contributes in five languages': checkLabels,
    'names every screen in five languages': checkTitles,
    'has a view with one heading for waiting, failing and not finding': checkViews,
    'has the same messages in every language': checkMessages,
    'can load its modals': checkModals,
  };

// The first check of a screen compiles it with all it imports, on a machine that may be busy.
const patience = { timeout: 120_000 };

/** Checks the promises of every feature. Called once, in a test file of the feature. */
export function describeFeature(
  feature: Feature,
  { screens = {}, folder }: DescribeFeatureOptions = {},
): void {
  describe(`the feature "${feature.id}"`, patience, () => {
    test.each(Object.entries(promises))('%s', async (_, check) => {
      expect(await check(await loadChecked(feature))).toEqual([]);
    });

    test('has the files that every feature has, and folders', () => {
      const { testPath = '' } = expect.getState();
      expect(checkFiles(folder ?? dirname(testPath))).toEqual([]);
    });

    for (const [path, options] of Object.entries(screens)) {
      test(`${path} opens, with one first-level heading`, async () => {
        const { container, router } = await renderRoute(feature, path, options);
        await waitFor(() => {
          expect(container.querySelector('[aria-busy="true"]')).toBeNull();
          expect(container.querySelectorAll('h1')).toHaveLength(1);
        });
        expect(router.state.matches.flatMap((match) => match.error ?? [])).toEqual([]);
      });
    }
  });
}
