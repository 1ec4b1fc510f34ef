import { isWhole, sample } from '@my-air/vitest/sample';
import { describe } from 'vitest';

import { testSandbox, type Place } from './testSandbox.ts';

type Tests = (harness: ReturnType<typeof testSandbox>) => void;

export const places: readonly Place[] = ['embedded', 'PostgreSQL', 'two instances'];
/** The databases whose transactions run at the same time; the embedded one runs one after the other. */
export const servers = places.filter((place) => place !== 'embedded');

/** Runs tests on one database that is drawn for them, or on every one and on two instances with `SAMPLE=whole`. */
export function onEveryDatabase(title: string, tests: Tests): void {
  describeAt(isWhole ? places : drawPlaces(title), title, tests);
}

/** The same for tests of what happens at the same time: the one that is drawn is on a PostgreSQL server. */
export function raceOnEveryDatabase(title: string, tests: Tests): void {
  describeAt(isWhole ? places : drawPlaces(title, servers), title, tests);
}

/** The place at which the quick run has the tests of a title. */
export function drawPlaces(title: string, from: readonly Place[] = places): Place[] {
  return sample(from, { nameOf: (place) => `${title}, ${place}`, whole: false });
}

function describeAt(chosen: readonly Place[], title: string, tests: Tests) {
  describe.each(chosen)(`${title} (%s)`, (place) => {
    tests(testSandbox(place));
  });
}
