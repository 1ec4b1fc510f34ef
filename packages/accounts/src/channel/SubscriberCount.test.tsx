import { renderInPortal } from '@my-air/feature-kit/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { loadMessages } from '../locales/index.ts';
import { SubscriberCount } from './SubscriberCount.tsx';

test.each([
  ['uk', '148,7 тис. підписників'],
  ['ru', '148,7 тыс. подписчиков'],
] as const)(
  '[CH-18] %s: a shortened number has the noun of thousands, whatever its last digit',
  async (locale, short) => {
    renderInPortal(<SubscriberCount count={148_702} platform="youtube" />, { loadMessages, locale });
    expect(
      (await screen.findByText((text) => text.replaceAll('\u00A0', ' ') === short)).getAttribute(
        'aria-hidden',
      ),
    ).toBe('true');
  },
);

test.each([
  ['youtube', '1,234,567 subscribers', '1.2M subscribers'],
  ['instagram', '1,234,567 followers', '1.2M followers'],
  ['tiktok', '1,234,567 followers', '1.2M followers'],
])('[CH-18] %s: an audience is called as the platform calls it', async (platform, exact, short) => {
  renderInPortal(<SubscriberCount count={1_234_567} platform={platform} />, { loadMessages });
  expect(await screen.findByTitle(exact)).toBeTruthy();
  expect(screen.getByText(short).getAttribute('aria-hidden')).toBe('true');
});
