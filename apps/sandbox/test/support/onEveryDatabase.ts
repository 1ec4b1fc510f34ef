import { isWhole } from '@my-air/vitest/sample';
import { describe } from 'vitest';

import { testSandbox, type Freshness, type Place } from './testSandbox.ts';

/** The databases of this run: the embedded one, and with `SAMPLE=whole` a PostgreSQL server and two instances on one. */
export const places: readonly Place[] = isWhole ? ['embedded', 'PostgreSQL', 'two instances'] : ['embedded'];

/** Runs tests on each database of this run. */
export function onEveryDatabase(
  title: string,
  tests: (harness: ReturnType<typeof testSandbox>) => void,
  options: { fresh?: Freshness } = {},
): void {
  describe.each(places)(`${title} (%s)`, (place) => {
    tests(testSandbox(place, options));
  });
}
