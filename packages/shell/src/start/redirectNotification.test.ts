import { denyStorage } from '@my-air/feature-kit/testing';
import { beforeEach, expect, test } from 'vitest';

import { takeRedirectNotification } from './address.ts';

beforeEach(() => localStorage.clear());

test.each(['constructor', '<b>hello</b>', 'unknown'])(
  '[NAV-18] "%s" names nothing and is forgotten',
  (name) => {
    localStorage.setItem('redirectNotification', name);
    expect(takeRedirectNotification()).toBeUndefined();
    expect(localStorage.getItem('redirectNotification')).toBeNull();
  },
);

test('[NAV-18] without a storage nothing is shown', () => {
  localStorage.setItem('redirectNotification', 'saved');
  const allow = denyStorage();
  expect(takeRedirectNotification()).toBeUndefined();
  allow();
});
