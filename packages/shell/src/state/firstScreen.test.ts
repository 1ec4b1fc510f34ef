import { afterEach, expect, test, vi } from 'vitest';

import { firstScreenIsThere, firstScreenPainted } from './firstScreen.ts';

afterEach(() => void vi.unstubAllGlobals());

test('what comes after the first screen waits until it is rendered and painted, and the browser is idle', async () => {
  const frames: (() => void)[] = [];
  const idles: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => frames.push(task));
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idles.push(task));
  const run = async (tasks: (() => void)[]) => {
    for (const task of tasks.splice(0)) task();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const seen = vi.fn<() => void>();
  void firstScreenPainted().then(seen);
  await run(frames);
  await run(idles);
  expect(seen).not.toHaveBeenCalled();

  firstScreenIsThere();
  await run([]);
  await run(frames);
  expect(seen).not.toHaveBeenCalled();
  await run(idles);
  expect(seen).toHaveBeenCalledOnce();
});

test('a browser without idle callbacks goes on soon after the paint', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  firstScreenIsThere();
  await expect(firstScreenPainted()).resolves.toBeUndefined();
});
