import { expect, test, vi } from 'vitest';

import { deniedStorage, fakeStorage } from '../testing/fakeStorage.ts';
import { documentCookies } from './cookies.ts';
import { openChannel } from './openChannel.ts';
import { safeStorage } from './safeStorage.ts';
import { thisBrowser } from './thisBrowser.ts';

test('a storage that is denied keeps things for as long as the page lives', () => {
  const storage = safeStorage(deniedStorage);
  expect(storage.set('a', '1')).toBe(false);
  expect(storage.get('a')).toBe('1');
  expect(storage.keys()).toEqual(['a']);
  storage.remove('a');
  expect(storage.get('a')).toBeUndefined();
});

test('a storage that is full, or missing, does the same', () => {
  const full = fakeStorage();
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  for (const open of [() => full, () => null, () => undefined]) {
    const storage = safeStorage(open);
    expect(storage.set('a', '1')).toBe(false);
    expect(storage.get('a')).toBe('1');
  }
});

test('a storage that works keeps things for the next page', () => {
  const real = fakeStorage();
  expect(safeStorage(() => real).set('a', '1')).toBe(true);
  const next = safeStorage(() => real);
  expect(next.get('a')).toBe('1');
  expect(next.keys()).toEqual(['a']);
  next.remove('a');
  expect(real.length).toBe(0);
});

test('a cookie is written for its path and time, read back as it was, and removed', () => {
  const jar = { cookie: '' };
  const cookies = documentCookies(jar, true);
  cookies.write('oauth.x', '{"a":1}', { path: '/oauth/login', maxAge: 600 });
  expect(jar.cookie).toBe('oauth.x=%7B%22a%22%3A1%7D; Path=/oauth/login; Max-Age=600; SameSite=Lax; Secure');
  jar.cookie = 'a=1; oauth.x=%7B%22a%22%3A1%7D; oauth.xy=2';
  expect(cookies.read('oauth.x')).toBe('{"a":1}');
  expect(cookies.read('oauth')).toBeUndefined();
  cookies.remove('oauth.x', '/oauth/login');
  expect(jar.cookie).toContain('Max-Age=0');
});

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
