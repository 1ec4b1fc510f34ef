import { LocaleProvider } from '@my-air/i18n';
import { atomStore } from '@my-air/feature-kit/state';
import type { ToastOptions } from '@my-air/feature-kit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ShellProvider } from '../Shell.ts';
import { buildShell } from '../testing/buildShell.ts';
import { ToastHost } from './ToastHost.tsx';

let shell: ReturnType<typeof buildShell>;
beforeEach(() => {
  vi.useFakeTimers();
  shell = buildShell();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const renderToasts = () =>
  render(<ToastHost />, {
    wrapper: ({ children }) => (
      <LocaleProvider store={shell.portal.locale}>
        <ShellProvider value={shell}>{children}</ShellProvider>
      </LocaleProvider>
    ),
  });
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));
function show(toast: ToastOptions): string {
  let id = '';
  act(() => {
    id = shell.toasts.show(toast);
  });
  return id;
}
const info = (title: string, more: Partial<ToastOptions> = {}): ToastOptions => ({
  type: 'info',
  title,
  ...more,
});
/** The titles of the messages that are there and not fading away, the newest first. */
const shown = () =>
  screen
    .queryAllByRole('group')
    .filter((toast) => !toast.matches('[data-limited], [data-ending-style]'))
    .map((toast) => toast.querySelector('strong')?.textContent);

/** Lets the window lose the focus or get it back; Happy DOM names another target of such an event than the window. */
function turnWindow(type: 'blur' | 'focus'): void {
  const event = Object.assign(new Event(type), { composedPath: () => [document.defaultView] });
  act(() => void window.dispatchEvent(event));
}

function hidePage(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test.each([
  ['important', 3000],
  ['warning', 3000],
  ['success', 3000],
  ['save', 3000],
  ['info', 3000],
  ['error', 5000],
  ['critical', 5000],
] as const)('[NOTE-02] [NT-08] a toast of the type %s stays %i ms', (type, duration) => {
  renderToasts();
  show({ type, title: 'Saved' });
  pass(duration - 1);
  expect(shown()).toEqual(['Saved']);
  pass(1);
  expect(shown()).toEqual([]);
});

test('[NT-08] [NOTE-03] a toast can be given its own time', () => {
  renderToasts();
  show(info('Pinned', { duration: 10_000 }));
  pass(9_999);
  expect(shown()).toEqual(['Pinned']);
  pass(1);
  expect(shown()).toEqual([]);
});

test('[NOTE-02] [NT-08] a sticky toast and one of zero duration stay until they are dismissed', () => {
  renderToasts();
  const sticky = show(info('Sticky', { group: 'sticky', duration: 10 }));
  show(info('Zero', { duration: 0 }));
  pass(3_600_000);
  expect(shown()).toEqual(['Zero', 'Sticky']);
  act(() => shell.toasts.dismiss(sticky));
  expect(shown()).toEqual(['Zero']);
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0]!);
  expect(shown()).toEqual([]);
});

test('[NT-11] the same message counts up and starts its time again', () => {
  renderToasts();
  const first = show({ type: 'error', title: 'We could not complete this action' });
  pass(4_000);
  for (let again = 0; again < 19; again += 1) {
    expect(show({ type: 'error', title: 'We could not complete this action' })).toBe(first);
  }
  expect(shown()).toHaveLength(1);
  expect(screen.getByText('Error × 20')).toBeTruthy();
  pass(4_999);
  expect(shown()).toHaveLength(1);
  pass(1);
  expect(shown()).toEqual([]);
});

test('[NT-11] the last three are shown', () => {
  renderToasts();
  for (const title of ['1', '2', '3', '4', '5']) show(info(title));
  expect(shown()).toEqual(['5', '4', '3']);
});

test('[NOTE-02] [NT-09] the timers are paused while the pointer or the focus is at the messages', () => {
  renderToasts();
  show(info('Saved'));
  pass(1_000);
  const region = screen.getByRole('region', { name: 'Notices (F6)' });
  fireEvent.mouseEnter(region);
  pass(60_000);
  expect(shown()).toEqual(['Saved']);
  fireEvent.mouseLeave(region);
  pass(500);
  fireEvent.keyDown(window, { key: 'F6' });
  expect(document.activeElement).toBe(region);
  pass(60_000);
  expect(shown()).toEqual(['Saved']);
  act(() => region.blur());
  pass(1_499);
  expect(shown()).toEqual(['Saved']);
  pass(1);
  expect(shown()).toEqual([]);
});

test('[NOTE-02] [NT-09] the timers are paused while another window has the focus', () => {
  renderToasts();
  show(info('Saved'));
  turnWindow('blur');
  pass(60_000);
  expect(shown()).toEqual(['Saved']);
  turnWindow('focus');
  pass(3_000);
  expect(shown()).toEqual([]);
});

test('[NOTE-02] [NT-09] what comes while the tab is hidden is shown once it can be seen', () => {
  renderToasts();
  hidePage(true);
  show(info('While you were away'));
  pass(60_000);
  hidePage(false);
  pass(2_999);
  expect(shown()).toEqual(['While you were away']);
});

test('what came before the messages could be drawn is drawn with them, and again when they are drawn anew', () => {
  show(info('Early'));
  pass(60_000);
  const { unmount } = renderToasts();
  expect(shown()).toEqual(['Early']);
  unmount();
  renderToasts();
  expect(shown()).toEqual(['Early']);
});

test('[NOTE-02] what has left can still be read in the log of the last twenty', () => {
  renderToasts();
  act(() => {
    for (let index = 1; index <= 25; index += 1) shell.toasts.show(info(String(index)));
  });
  pass(60_000);
  expect(shown()).toEqual([]);
  expect(atomStore.get(shell.toasts.recentAtom)).toHaveLength(20);
  expect(atomStore.get(shell.toasts.recentAtom)[0]?.title).toBe('25');
});

test('[NOTE-02] [NT-11] the log says how often a message came, and when the last time', () => {
  show(info('Saved'));
  pass(1_000);
  show(info('Saved'));
  expect(atomStore.get(shell.toasts.recentAtom)).toMatchObject([
    { title: 'Saved', count: 2, shownAt: Date.now() },
  ]);
});

test('[NT-05] [NT-11] messages that something can be done about stand each for themselves', () => {
  renderToasts();
  const undone: number[] = [];
  for (const index of [1, 2]) {
    show(info('Archived', { action: { label: 'Undo', onAct: () => undone.push(index) } }));
  }
  for (const button of screen.getAllByRole('button', { name: 'Undo' })) fireEvent.click(button);
  expect(undone).toEqual([2, 1]);
});

test('one that is dismissed before it is drawn is not drawn', () => {
  const waiting = show(info('Archived'));
  act(() => shell.toasts.dismiss(waiting));
  renderToasts();
  expect(shown()).toEqual([]);
});

test('nothing is left for the next user', () => {
  renderToasts();
  show(info('Private'));
  act(() => shell.toasts.clear());
  expect(shown()).toEqual([]);
  expect(atomStore.get(shell.toasts.recentAtom)).toEqual([]);
});
