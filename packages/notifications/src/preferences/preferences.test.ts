import { afterEach, expect, test, vi } from 'vitest';

import { notificationTypes } from '../contract.ts';
import { isOn, preferences, setPreference } from './preferences.ts';

afterEach(() => {
  localStorage.clear();
  for (const kind of notificationTypes) {
    setPreference(1, 'count', kind, true);
    setPreference(1, 'announcement', kind, true);
  }
});

test('[NT-13] everything is counted and announced at first, but no question over a screen', () => {
  const off = preferences(1).get();
  const of = (type: string) => [isOn(off, 'count', type), isOn(off, 'announcement', type)];
  expect(of('info')).toEqual([true, true]);
  expect(of('agreement')).toEqual([true, true]);
  expect(of('chat')).toEqual([true, true]);
  expect(of('nps')).toEqual([true, false]);
  expect(of('something_new')).toEqual([true, true]);
});

test('[NT-13] what is switched off stays off in this browser, and a type that nobody knows is news', () => {
  setPreference(1, 'count', 'info', false);
  setPreference(1, 'announcement', 'chat', false);
  const off = preferences(1).get();
  expect(isOn(off, 'count', 'info')).toBe(false);
  expect(isOn(off, 'count', 'something_new')).toBe(false);
  expect(isOn(off, 'announcement', 'chat')).toBe(false);
  expect(isOn(off, 'announcement', 'info')).toBe(true);
  setPreference(1, 'count', 'info', true);
  expect(isOn(preferences(1).get(), 'count', 'info')).toBe(true);
});

test('[NT-13] agreements always count, whatever is stored', () => {
  localStorage.setItem(preferences(1).key, '{"count":["agreement","nps"]}');
  const off = preferences(1).get();
  expect(isOn(off, 'count', 'agreement')).toBe(true);
  expect(isOn(off, 'count', 'nps')).toBe(false);
});

test('[NT-07] a question never floats over a screen, whatever is stored', () => {
  setPreference(1, 'announcement', 'nps', true);
  expect(isOn(preferences(1).get(), 'announcement', 'nps')).toBe(false);
});

test.for(['not json', '7', '{"count":"all"}', '{"announcement":[null,5,"x"]}'])(
  'a storage that holds %s is as good as an empty one',
  (stored) => {
    localStorage.setItem(preferences(1).key, stored);
    expect(preferences(1).get()).toEqual({ count: [], announcement: [] });
  },
);

test('[NT-13] a change is told here and in other tabs', () => {
  const onChange = vi.fn();
  const stop = preferences(1).subscribe(onChange);
  setPreference(1, 'count', 'chat', false);
  expect(onChange).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: preferences(1).key }));
  expect(onChange).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  stop();
  setPreference(1, 'count', 'chat', true);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('[NT-13] what an earlier build stored for the device is carried over to the person', () => {
  localStorage.setItem('notifications:preferences', '{"count":["chat"],"announcement":[]}');
  expect(preferences(77).get()).toEqual({ count: ['chat'], announcement: [] });
  expect(localStorage.getItem('notifications:preferences')).toBeNull();
});
