import { expect, test, vi } from 'vitest';

import { firstScreenIsThere, firstScreenPainted } from './firstScreen.ts';

test('what comes after the first screen waits until it is rendered and painted; what comes later still, for a paint alone', async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => frames.push(task));
  const paint = async () => {
    for (const task of frames.splice(0)) task();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const seen = vi.fn<() => void>();
  void firstScreenPainted().then(seen);
  await paint();
  await paint();
  expect(seen).not.toHaveBeenCalled();

  firstScreenIsThere();
  await paint();
  await paint();
  expect(seen).not.toHaveBeenCalled();
  await paint();
  expect(seen).toHaveBeenCalledOnce();

  void firstScreenPainted().then(seen);
  await paint();
  await paint();
  await paint();
  expect(seen).toHaveBeenCalledTimes(2);
});
