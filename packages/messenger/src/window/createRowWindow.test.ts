import { expect, test } from 'vitest';

import { createRowWindow, type RowWindow } from './createRowWindow.ts';

const keys = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, place) => String(from + place));
/** The real height of each row, which differs from the estimate. */
const realHeight = (key: string) => 40 + (((Number(key) || 0) * 37) % 90);

const estimate = () => 60;

/** A browser around a window: it measures the rendered rows and scrolls to the target. */
function openWindow(rows: readonly string[], options: { sticksToEnd?: boolean } = {}) {
  const view = createRowWindow({ overscan: 300, ...options });
  view.setHeight(500);
  view.setRows(rows, estimate);
  applyHeights(view);
  return view;
}

function applyHeights(view: RowWindow) {
  while (view.measure(view.get().keys.map((key) => [key, realHeight(key)])));
  view.scrolled(view.target());
}

/** The position of a row, from the top of the visible part. */
function screenTop(view: RowWindow, key: string) {
  const { keys: shown, before } = view.get();
  const place = shown.indexOf(key);
  expect(place).toBeGreaterThanOrEqual(0);
  return before + shown.slice(0, place).reduce((sum, other) => sum + realHeight(other), 0) - view.target();
}

test('[MS-17] of ten thousand rows only those in sight exist, with some to spare', () => {
  const view = openWindow(keys(0, 10_000));
  expect(view.get().keys.length).toBeLessThan(40);
  expect(view.get().keys.at(-1)).toBe('9999');
});

test('[MS-16] at the end the list stays at the end, whatever is added or grows', () => {
  const view = openWindow(keys(0, 50));
  view.setRows(keys(0, 53), estimate);
  applyHeights(view);
  expect(view.visible()?.last).toBe('52');
  view.measure([['52', 400]]);
  expect(view.isAtEnd()).toBe(true);
  expect(view.target()).toBe(view.get().before + sum(view, { '52': 400 }) - 500);
});

test('[MS-16] older rows that come above never move the reader, over 50 pages of random heights', () => {
  let first = 5_000;
  const view = openWindow(keys(first, 5_100));
  view.scrolled(700);
  applyHeights(view);
  for (let page = 0; page < 50; page += 1) {
    const { first: anchor } = view.visible()!;
    const before = screenTop(view, anchor);
    first -= 25;
    view.setRows(keys(first, 5_100), estimate);
    applyHeights(view);
    expect(Math.abs(screenTop(view, anchor) - before)).toBeLessThanOrEqual(1);
    // The reader goes on upwards.
    view.scrolled(Math.max(0, view.target() - 400));
    applyHeights(view);
  }
});

test('[MS-16] a picture that comes late above the reader does not move them', () => {
  const view = openWindow(keys(0, 100));
  view.scrolled(2_000);
  applyHeights(view);
  const { first, last } = view.visible()!;
  const above = view.get().keys[0]!;
  expect(above).not.toBe(first);
  const target = view.target();
  view.measure([[above, realHeight(above) + 180]]);
  expect(view.target() - target).toBe(180);
  view.measure([[last, realHeight(last) + 90]]);
  expect(view.target() - target).toBe(180);
});

test('[MS-16] a row that is cut off at the top grows out of sight, and what is read below it stays', () => {
  const view = openWindow(keys(0, 100));
  view.scrolled(2_010);
  applyHeights(view);
  const { first } = view.visible()!;
  const target = view.target();
  view.measure([[first, realHeight(first) + 44]]);
  expect(view.target() - target).toBe(44);
});

test('[MS-08] a row far away is shown at the wanted place, although nothing on the way was measured', () => {
  const view = openWindow(keys(0, 2_000));
  expect(view.show('37', 120)).toBe(true);
  applyHeights(view);
  expect(Math.abs(screenTop(view, '37') - 120)).toBeLessThanOrEqual(1);
  expect(view.show('nobody')).toBe(false);
});

test('[MS-16] a scroll of the reader is told from a move of the window, also before the event of that move', () => {
  const view = openWindow(keys(0, 200));
  const end = view.target();
  view.setRows(keys(0, 202), estimate);
  view.placed(view.target());
  expect(view.target()).toBeGreaterThan(end);
  expect(view.isScrolledTo(view.target())).toBe(true);
  expect(view.isScrolledTo(view.target() - 400)).toBe(false);
});

test('[MS-18] the row that has the focus is never taken away, however far the reader goes', () => {
  const view = openWindow(keys(0, 1_000));
  view.pin('999');
  view.show('10');
  applyHeights(view);
  const { keys: shown, pinned } = view.get();
  expect(pinned?.key).toBe('999');
  expect(shown.at(-1)).toBe('999');
  view.pin(undefined);
  expect(view.get().keys).not.toContain('999');
});

test('[MS-16] the reader stays where they were when their own row goes', () => {
  const view = openWindow(keys(0, 100));
  view.scrolled(1_500);
  applyHeights(view);
  const { first } = view.visible()!;
  const neighbour = String(Number(first) - 1);
  view.setRows(
    keys(0, 100).filter((key) => key !== first),
    estimate,
  );
  applyHeights(view);
  expect(view.visible()!.first).toBe(neighbour);
});

test('[MS-16] a reader at the very top, where it says that more is on its way, stays at the message below it', () => {
  const view = openWindow(['older', ...keys(100, 150)]);
  const isFloating = (key: string) => key === 'older' || key === 'start';
  view.scrolled(0);
  applyHeights(view);
  const before = screenTop(view, '100');
  view.setRows(['older', ...keys(75, 150)], estimate, isFloating);
  applyHeights(view);
  expect(Math.abs(screenTop(view, '100') - before)).toBeLessThanOrEqual(1);
  view.setRows(['start', ...keys(50, 150)], estimate, isFloating);
  applyHeights(view);
  expect(Math.abs(screenTop(view, '100') - before)).toBeLessThanOrEqual(1);
});

test('[MSG-01] a list that begins at its start stays there when it is sorted anew', () => {
  const view = openWindow(keys(0, 100), { sticksToEnd: false });
  expect(view.target()).toBe(0);
  view.setRows(['99', ...keys(0, 99)], estimate);
  applyHeights(view);
  expect(view.target()).toBe(0);
  expect(view.get().keys[0]).toBe('99');
});

test('[MS-17] small steps inside what is there change nothing', () => {
  const view = openWindow(keys(0, 1_000));
  let changes = 0;
  view.subscribe(() => void (changes += 1));
  view.scrolled(view.target() - 20);
  view.scrolled(view.target() - 20);
  expect(changes).toBe(0);
});

function sum(view: RowWindow, other: Record<string, number>) {
  return view.get().keys.reduce((total, key) => total + (other[key] ?? realHeight(key)), 0);
}
