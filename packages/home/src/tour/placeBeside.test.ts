import { expect, test } from 'vitest';

import { placeBeside, type Box } from './placeBeside.ts';

const view = { width: 1000, height: 800 };
const bubble = { width: 300, height: 150 };

test('[USER-05] a step is below what it speaks of', () => {
  expect(placeBeside({ top: 100, left: 400, width: 200, height: 50 }, bubble, view)).toEqual({
    top: 162,
    left: 350,
  });
});

test('[USER-05] without room below it is above', () => {
  expect(placeBeside({ top: 700, left: 400, width: 200, height: 50 }, bubble, view)).toEqual({
    top: 538,
    left: 350,
  });
});

test('[USER-05] a step whose element is missing is in the middle', () => {
  expect(placeBeside(undefined, bubble, view)).toEqual({ top: 325, left: 350 });
});

test.for<Box>([
  { top: -500, left: -500, width: 10, height: 10 },
  { top: 2000, left: 3000, width: 10, height: 10 },
  { top: 0, left: 0, width: 1000, height: 800 },
])('[USER-05] a step stays inside the window beside %o', (anchor) => {
  const { top, left } = placeBeside(anchor, bubble, view);
  expect(top).toBeGreaterThanOrEqual(16);
  expect(left).toBeGreaterThanOrEqual(16);
  expect(top + bubble.height).toBeLessThanOrEqual(view.height - 16);
  expect(left + bubble.width).toBeLessThanOrEqual(view.width - 16);
});

test('[USER-05] a window smaller than the step shows its beginning', () => {
  const place = placeBeside({ top: 10, left: 10, width: 50, height: 50 }, bubble, {
    width: 280,
    height: 120,
  });
  expect(place).toEqual({ top: 16, left: 16 });
});
