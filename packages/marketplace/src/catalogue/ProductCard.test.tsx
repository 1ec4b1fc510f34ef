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
      expect(card.getByText('Not eligible yet')).toBeTruthy();
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

test('a service of which the server says next to nothing is still a card with a way to its page', async () => {
  renderStory(meta, Bare);
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link').getAttribute('href')).toBe('/services/99');
  expect(card.queryByRole('button')).toBeNull();
});
