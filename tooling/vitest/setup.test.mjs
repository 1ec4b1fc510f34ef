// @vitest-environment happy-dom
import './setup.ts';
import { act, screen } from '@testing-library/react';
// oxlint-disable-next-line no-restricted-imports -- the hook under test, below every package
import { createElement, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';

/** Fills the time between two tasks, as a busy machine does. */
function keepBusy() {
  const end = performance.now() + 20;
  while (performance.now() < end);
}

test('a store that changes as soon as its component is found is drawn', async () => {
  const listeners = new Set();
  let value = 'before';
  const subscribe = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const Shown = () =>
    createElement(
      'output',
      null,
      useSyncExternalStore(subscribe, () => value),
    );
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const found = screen.findByRole('status');
  root.render(createElement(Shown));
  await Promise.resolve();
  setImmediate(keepBusy);
  const output = await found;
  act(() => {
    value = 'after';
    for (const listener of listeners) listener();
  });
  expect(output.textContent).toBe('after');
  void act(() => root.unmount());
});
