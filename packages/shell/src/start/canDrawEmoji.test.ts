import { afterEach, expect, test, vi } from 'vitest';

import { canDrawEmoji } from './canDrawEmoji.ts';

/** Lets every canvas draw an emoji in this colour. */
function drawIn(color: readonly number[] | undefined) {
  const context = color && {
    fillText: vi.fn(),
    getImageData: () => ({ data: new Uint8ClampedArray([0, 0, 0, 0, ...color]) }),
  };
  // SAFETY: the part of a canvas that the product uses.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue((context ?? null) as never);
}

afterEach(() => vi.restoreAllMocks());

test.each([
  ['a yellow face', [255, 200, 0, 255], true],
  ['a black box', [0, 0, 0, 255], false],
  ['nothing', [0, 0, 0, 0], false],
  ['no canvas to ask', undefined, true],
])('where it sees %s', (_, color, expected) => {
  drawIn(color);
  expect(canDrawEmoji()).toBe(expected);
});
