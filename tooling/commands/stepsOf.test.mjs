import { expect, test } from 'vitest';

import { stepsOf } from './stepsOf.mjs';

test('splits the duration of Vitest by its shares, coloured or not', () => {
  const line = '\u001B[2m   Duration \u001B[22m 20.00s\u001B[2m (transform 25%, tests 50%)\u001B[22m';
  expect(stepsOf(line)).toEqual({ transform: 5, tests: 10 });
  expect(stepsOf('   Duration  500ms (tests 100%)')).toEqual({ tests: 0.5 });
});

test('reads the steps of the end-to-end tests, and adds several runs up', () => {
  expect(stepsOf('Steps  reset 10.5s, load 2.0s\nSteps  reset 1.0s\n')).toEqual({ reset: 11.5, load: 2 });
});

test('is not fooled by other lines that speak of a duration', () => {
  expect(stepsOf(' ✓ Duration 20s (tests 50%)\n ✓ Steps  reset 3s\n')).toEqual({});
});
