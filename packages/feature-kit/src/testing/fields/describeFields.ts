import { describe, expect, test } from 'vitest';

import type { Feature } from '../../index.ts';
import { checkFields } from './checkFields.tsx';
import type { FieldsCase } from './FieldsCase.ts';

/**
 * Proves that no broken field of an answer takes a screen with it: each field is deleted, nulled and retyped,
 * and the screen keeps its heading and its other rows; a write that was done is not shown as a failure. A
 * word that the server has added to one of its sets (statuses, kinds, platforms) breaks nothing either, and
 * is not shown as it came. Called once, in a test file of the feature; `SAMPLE=whole` draws every case, and
 * without it a sample that is the same at every run.
 */
export function describeFields(
  feature: Pick<Feature, 'id' | 'routes'>,
  cases: Readonly<Record<string, FieldsCase>>,
): void {
  describe(`broken answers to "${feature.id}"`, { timeout: 600_000 }, () => {
    test.each(Object.entries(cases))('[API-03] [SCR-03] %s', async (_, given) => {
      expect(await checkFields(feature, given)).toEqual([]);
    });
  });
}
