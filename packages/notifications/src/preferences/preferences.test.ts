import { afterEach, expect, test, vi } from 'vitest';

import { notificationTypes } from '../contract.ts';
import { isOn, readPreferences, setPreference, subscribePreferences } from './preferences.ts';

afterEach(() => {
  localStorage.clear();
  for (const kind of notificationTypes) {
    setPreference('count', kind, true);
    setPreference('announcement', kind, true);
  }
});

test('[NT-13] everything is counted and announced at first, but no question over a screen', () => {
  const preferences = readPreferences();
  const of = (type: string) => [isOn(preferences, 'count', type), isOn(preferences, 'announcement', type)];
  expect(of('info')).toEqual([true, true]);
  expect(of('agreement')).toEqual([true, true]);
  expect(of('chat')).toEqual([true, true]);
  expect(of('nps')).toEqual([true, false]);
  expect(of('something_new')).toEqual([true, true]);
});

test('[NT-13] what is switched off stays off in this browser, and a type that nobody knows is news', () => {
  setPreference('count', 'info', false);
  setPreference('announcement', 'chat', false);
  const preferences = readPreferences();
  expect(isOn(preferences, 'count', 'info')).toBe(false);
  expect(isOn(preferences, 'count', 'something_new')).toBe(false);
  expect(isOn(preferences, 'announcement', 'chat')).toBe(false);
  expect(isOn(preferences, 'announcement', 'info')).toBe(true);
  setPreference('count', 'info', true);
  expect(isOn(readPreferences(), 'count', 'info')).toBe(true);
});

test('[NT-13] agreements always count, whatever is stored', () => {
  localStorage.setItem('notifications:preferences', '{"count":["agreement","nps"]}');
  const preferences = readPreferences();
  expect(isOn(preferences, 'count', 'agreement')).toBe(true);
  expect(isOn(preferences, 'count', 'nps')).toBe(false);
});

test('[NT-07] a question never floats over a screen, whatever is stored', () => {
  setPreference('announcement', 'nps', true);
  expect(isOn(readPreferences(), 'announcement', 'nps')).toBe(false);
});

test.for(['not json', '7', '{"count":"all"}', '{"announcement":[null,5,"x"]}'])(
  'a storage that holds %s is as good as an empty one',
  (stored) => {
    localStorage.setItem('notifications:preferences', stored);
    expect(readPreferences()).toEqual({ count: [], announcement: [] });
  },
);

test('[NT-13] a change is told here and in other tabs', () => {
  const onChange = vi.fn();
  const stop = subscribePreferences(onChange);
  setPreference('count', 'chat', false);
  expect(onChange).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: 'notifications:preferences' }));
  expect(onChange).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  stop();
  setPreference('count', 'chat', true);
  expect(onChange).toHaveBeenCalledTimes(2);
});
