import { expect, test, vi } from 'vitest';

import { openChannel } from './openChannel.ts';
import { thisBrowser } from './thisBrowser.ts';

test('tabs receive the messages of other tabs, not their own, and nothing that is not a message of ours', async () => {
  const [here, there] = [1, 2].map(() => openChannel(() => new BroadcastChannel('test.session')));
  const stranger = new BroadcastChannel('test.session');
  const [heardHere, heardThere] = [vi.fn(), vi.fn()];
  here?.listen(heardHere);
  there?.listen(heardThere);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  stranger.postMessage({ type: 'take-over' });
  here?.send({ type: 'signed-in', userId: 3 });
  await vi.waitFor(() =>
    expect(heardThere).toHaveBeenCalledExactlyOnceWith({ type: 'signed-in', userId: 3 }),
  );
  expect(heardHere).not.toHaveBeenCalled();
  stranger.close();
});

test('a browser without channels is alone, and says nothing', () => {
  const channel = openChannel(() => {
    throw new ReferenceError('BroadcastChannel is not defined');
  });
  channel.listen(vi.fn());
  expect(() => channel.send({ type: 'signed-out', isRequested: true })).not.toThrow();
});

test('this browser shows another address without opening it, and tells when a page is shown again', () => {
  const browser = thisBrowser();
  browser.replaceAddress('/oauth/login');
  expect(browser.address().pathname).toBe('/oauth/login');
  const act = vi.fn();
  const stop = browser.onRestored(act);
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(act).not.toHaveBeenCalled();
  show(true);
  stop();
  show(true);
  expect(act).toHaveBeenCalledOnce();
});

test('this browser tells of each press of a key and of a pointer, until it is no longer asked to', () => {
  const act = vi.fn();
  const stop = thisBrowser().onUse(act);
  for (const name of ['keydown', 'pointerdown', 'pointermove']) window.dispatchEvent(new Event(name));
  expect(act).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new Event('keydown'));
  expect(act).toHaveBeenCalledTimes(2);
});
