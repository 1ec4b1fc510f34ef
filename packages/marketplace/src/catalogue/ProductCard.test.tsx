import { buildChannel, buildPartner, renderStory } from '@my-air/feature-kit/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import type { Product } from '../contract.ts';
import { buildProduct } from '../testing/buildProduct.ts';
import meta, { Active, Bare, Open } from './ProductCard.stories.tsx';

const small = buildChannel({ title: 'Ann cooks', subscriber_count: 900, contract: null });
const applicant = { channels: [small], user: { partner: buildPartner({ capabilities: {} }) } };

describe('[MK-04] a card says before the click what does not fit, and for which channel', () => {
  test.each<[string, Partial<Product>, string]>([
    ['subscribers', { subscribers_requirement: 5_000 }, 'Ann cooks: 900 subscribers, 5,000 needed.'],
    ['platform', { platforms: ['tiktok'] }, 'You do not have a channel on TikTok.'],
    ['the network', { access: 'mcn' }, 'Ann cooks is not in our network yet.'],
    ['a capability', { access: 'capability', capability: 'boost' }, 'enabled for you first'],
  ])('%s', async (_, misses, words) => {
    // A service that opens elsewhere has an enabled button all the same, so only the badge can say it.
    for (const action of ['request', 'page']) {
      const product = buildProduct({ subscribers_requirement: null, ...misses, action });
      const { unmount } = renderStory(meta, Open, { args: { product, applicant } });
      const card = within(await screen.findByRole('article'));
      const reason = card.getByText('Not eligible yet').closest('details');
      expect(reason?.open).toBe(false);
      expect(card.getAllByText((text) => text.includes(words))).toHaveLength(1);
      unmount();
    }
  });

  test('what fits has no badge, and neither has what is active already', async () => {
    const { unmount } = renderStory(meta, Open);
    expect(await screen.findByRole('article')).toBeTruthy();
    expect(screen.queryByText('Not eligible yet')).toBeNull();
    unmount();
    renderStory(meta, Active);
    expect(await screen.findByText('Active')).toBeTruthy();
    expect(screen.queryByText('Not eligible yet')).toBeNull();
  });
});

describe('[MKT-03] a card has one thing to press and says what it costs', () => {
  test.each<[string, Partial<Product>, string]>([
    ['an open service', {}, 'Request'],
    ['a closed one', { access: 'air_member' }, 'Ask support'],
    ['one that another channel can have', { action: 'link_youtube' }, 'Add another channel'],
    ['an announced one', { access: 'coming' }, 'Tell me when it opens'],
  ])('%s', async (_, product, name) => {
    renderStory(meta, Open, { args: { product: buildProduct(product) } });
    expect(await screen.findByRole('button', { name })).toBeTruthy();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  test('an amount, nothing and a share are larger than a remark', async () => {
    const sizes: Record<string, string> = {};
    for (const info of ['From $60 a video', 'Free', '15% fee', 'Two days']) {
      const { unmount } = renderStory(meta, Open, { args: { product: buildProduct({ info }) } });
      sizes[info] = (await screen.findByText(info)).style.fontSize;
      unmount();
    }
    const [price, remark] = ['var(--font-size-20)', 'var(--font-size-14)'];
    expect(sizes).toEqual({ 'From $60 a video': price, Free: price, '15% fee': price, 'Two days': remark });
  });

  test.each([
    ['an active service runs', 'active', null, 'This service is running. No action needed.'],
    [
      'a requested one is answered by a day',
      'requested',
      new Date().toISOString(),
      /^We answer in a chat by /,
    ],
    [
      'one requested long ago has its answer in the chat',
      'requested',
      '2025-03-03T10:00:00Z',
      /^Requested on Mar 3, 2025: our answer/,
    ],
  ])('%s', async (_, status, requested_at, words) => {
    const provisions = [{ channel: 'UC0000000000000000000001', status, chat_id: 5, requested_at }];
    renderStory(meta, Open, { args: { product: buildProduct({ provisions }) } });
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

test('a service of which the server says next to nothing is still a card with a way to its page', async () => {
  renderStory(meta, Bare);
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link').getAttribute('href')).toBe('/services/99');
  expect(card.queryByRole('button')).toBeNull();
});
