import { AlertDialog, Dialog, Drawer, Menu, OverlayContext } from '@my-air/ui-kit';
import type { BlockerFn } from '@tanstack/react-router';
import { act, render as renderAlone } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { expect, test, vi } from 'vitest';

import { closeOnBack } from './closeOnBack.ts';

/** The following of overlays, with a history of one step or of several. */
function follow({ canGoBack = true } = {}) {
  const navigate = vi.fn();
  let blocker: BlockerFn = () => false;
  const history = {
    canGoBack: () => canGoBack,
    block: (given: { blockerFn: BlockerFn }) => {
      blocker = given.blockerFn;
      return () => {};
    },
  };
  const { watchOverlay, block } = closeOnBack({ history, navigate });
  block();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <OverlayContext value={watchOverlay}>{children}</OverlayContext>
  );
  const render = (screen: ReactElement) => renderAlone(screen, { wrapper });
  const go = async (action: 'BACK' | 'PUSH' | 'FORWARD' | 'GO') => {
    const asked = { action, currentLocation: { state: {} } } as Parameters<BlockerFn>[0];
    const isRefused = await act(async () => blocker(asked));
    if (!isRefused) return 'leaves';
    // The browser takes the refused step back, and says so.
    await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
    return 'stays';
  };
  return { go, navigate, render };
}

const frame = { closeLabel: 'Close', title: 'Filters' };
const question = { title: 'Delete it?', cancelLabel: 'Cancel', confirmLabel: 'Delete', onConfirm: () => {} };

test('[NAV-31] Back closes what is on top, one after another, and then goes back', async () => {
  const { go, render } = follow();
  const [closeDrawer, closeQuestion] = [vi.fn(), vi.fn()];
  const screen = (isDrawerOpen: boolean, isAsked: boolean) => (
    <>
      <Drawer {...frame} isOpen={isDrawerOpen} onClose={closeDrawer} />
      <AlertDialog {...question} isOpen={isAsked} onClose={closeQuestion} />
    </>
  );
  const { rerender } = render(screen(true, false));
  rerender(screen(true, true));
  expect(await go('BACK')).toBe('stays');
  expect([closeQuestion.mock.calls.length, closeDrawer.mock.calls.length]).toEqual([1, 0]);
  rerender(screen(true, false));
  expect(await go('BACK')).toBe('stays');
  expect(closeDrawer).toHaveBeenCalledOnce();
  rerender(screen(false, false));
  expect(await go('BACK')).toBe('leaves');
});

test('[NAV-31] a link in a dialog leads on, and a dialog that was closed otherwise swallows no Back', async () => {
  const { go, render } = follow();
  const close = vi.fn();
  const { rerender, unmount } = render(<Dialog {...frame} isOpen onClose={close} />);
  expect([await go('PUSH'), await go('FORWARD'), await go('GO')]).toEqual(['leaves', 'leaves', 'leaves']);
  expect(close).not.toHaveBeenCalled();
  rerender(<Dialog {...frame} isOpen={false} onClose={close} />);
  expect(await go('BACK')).toBe('leaves');
  rerender(<Dialog {...frame} isOpen onClose={close} />);
  unmount();
  expect(await go('BACK')).toBe('leaves');
});

test('[NAV-31] a dialog that needs an answer stays, and the screen behind it too', async () => {
  const { go, render } = follow();
  const close = vi.fn();
  render(<Dialog {...frame} isOpen canLeave={false} onClose={close} />);
  expect(await go('BACK')).toBe('stays');
  expect(close).not.toHaveBeenCalled();
});

test('[NAV-31] Back closes a menu', async () => {
  const { go, render } = follow();
  const items = [{ id: 'edit', label: 'Edit' }];
  const menu = render(<Menu isOpenAtFirst trigger={<button type="button">More</button>} items={items} />);
  expect(await go('BACK')).toBe('stays');
  expect(menu.queryByRole('menu')).toBeNull();
  expect(await go('BACK')).toBe('leaves');
});

test('[NAV-31] what the address opened is closed by the step back itself', async () => {
  const { go, render } = follow();
  render(<Drawer {...frame} isOpen isInAddress onClose={() => {}} />);
  expect(await go('BACK')).toBe('leaves');
});

test('[NAV-31] over the first screen of a tab, Back has a step that it can be refused', () => {
  const { navigate, render } = follow({ canGoBack: false });
  render(<Dialog {...frame} isOpen onClose={() => {}} />);
  expect(navigate).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ to: '.', search: true, hash: true, resetScroll: false }),
  );
});

test('[NAV-31] what Back closes is closed once the refused step is taken back, so that its screen may change the address', async () => {
  const close = vi.fn();
  const ended = new AbortController();
  let closedBefore: number | undefined;
  // In the order of the browser: the history first, as it was there first.
  window.addEventListener('popstate', () => (closedBefore = close.mock.calls.length), {
    signal: ended.signal,
  });
  const { go, render } = follow();
  render(<Dialog {...frame} isOpen onClose={close} />);
  expect(await go('BACK')).toBe('stays');
  ended.abort();
  expect([closedBefore, close.mock.calls.length]).toEqual([0, 1]);
});
