import { atomStore, forgetPage } from '@my-air/feature-kit/state';
import { writeElsewhere } from '@my-air/feature-kit/testing';
import { afterEach, expect, test } from 'vitest';

import { isOn, preferences, setPreference } from './preferences.ts';

afterEach(forgetPage);

test('[NT-13] everything is counted and announced at first, but no question over a screen', () => {
  const off = atomStore.get(preferences(1));
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
  const off = atomStore.get(preferences(1));
  expect(isOn(off, 'count', 'info')).toBe(false);
  expect(isOn(off, 'count', 'something_new')).toBe(false);
  expect(isOn(off, 'announcement', 'chat')).toBe(false);
  expect(isOn(off, 'announcement', 'info')).toBe(true);
  setPreference(1, 'count', 'info', true);
  expect(isOn(atomStore.get(preferences(1)), 'count', 'info')).toBe(true);
});

test('[NT-13] agreements always count, whatever is stored', () => {
  writeElsewhere('my-air:1:notifications.preferences', '{"count":["agreement","nps"]}');
  const off = atomStore.get(preferences(1));
  expect(isOn(off, 'count', 'agreement')).toBe(true);
  expect(isOn(off, 'count', 'nps')).toBe(false);
});

test('[NT-07] a question never floats over a screen, whatever is stored', () => {
  setPreference(1, 'announcement', 'nps', true);
  expect(isOn(atomStore.get(preferences(1)), 'announcement', 'nps')).toBe(false);
});
