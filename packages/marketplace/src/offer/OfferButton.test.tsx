import { bindPorts } from '@my-air/feature-kit';
import { buildPartner, renderStory } from '@my-air/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import meta, { Open } from '../catalogue/ProductCard.stories.tsx';
import type { Product } from '../contract.ts';
import { marketplacePorts } from '../ports.ts';
import { bindDialogPorts } from '../testing/bindDialogPorts.ts';
import { buildProduct } from '../testing/buildProduct.ts';
import { storyChannels } from '../testing/storyPortal.ts';

/** Shows the card of a service and presses its button. */
async function press(
  product: Partial<Product>,
  name: string,
  options: Parameters<typeof renderStory>[2] = {},
) {
  const { args, ...portal } = options;
  const shown = renderStory(meta, Open, {
    ...portal,
    args: { product: buildProduct({ id: 40, name: 'Studio', ...product }), ...args },
  });
  await userEvent.click(await screen.findByRole('button', { name }));
  return shown;
}

afterEach(() => bindPorts(marketplacePorts, { openChat: undefined, linkToChannels: undefined }));

describe('[MKT-03] [MK-05] [G-31] what pressing does', () => {
  test('add_youtube opens the dialog that adds a channel, which comes back to the service', async () => {
    const { portal } = await press({ action: 'add_youtube' }, 'Add another channel');
    expect(portal.opened).toEqual([{ name: 'add-channel', props: { referer: 'product', productId: 40 } }]);
  });

  test('[AUTH-07] link_youtube says what YouTube will ask, to join at once and to come back to the service', async () => {
    const { portal } = await press({ action: 'link_youtube' }, 'Add another channel');
    expect(portal.left).toEqual([]);
    expect(portal.opened).toEqual([
      {
        name: 'oauth-profile',
        props: { platform: 'youtube', joins: true, referer: 'product', productId: 40 },
      },
    ]);
  });

  test('request opens its dialog', async () => {
    const { portal } = await press({ action: 'request' }, 'Request');
    expect(portal.opened).toEqual([{ name: 'product-request', props: { productId: 40 } }]);
  });

  test('agreement opens its dialog, and only what was accepted is asked for again', async () => {
    const product = { action: 'agreement', agreement_id: 'amg_policy' };
    const left = await press(product, 'Accept the agreement');
    const refetchLeft = vi.spyOn(left.portal.queryClient, 'invalidateQueries');
    expect(left.portal.opened).toEqual([
      { name: 'agreement', props: { agreements: [{ id: 'amg_policy' }] } },
    ]);
    expect(refetchLeft).not.toHaveBeenCalled();
    left.unmount();

    const accepted = renderStory(meta, Open, {
      modals: { agreement: 'accepted' },
      args: { product: buildProduct({ id: 40, ...product }) },
    });
    const refetch = vi.spyOn(accepted.portal.queryClient, 'invalidateQueries');
    await userEvent.click(await screen.findByRole('button', { name: 'Accept the agreement' }));
    await waitFor(() =>
      expect(refetch.mock.calls.map(([filter]) => filter?.queryKey)).toContainEqual([
        'marketplace',
        'catalogue',
      ]),
    );
  });

  test('url opens a tab of its own that knows nothing of this one; page opens the page', async () => {
    const url = { action: 'url', url: 'https://partner.example/start' };
    const { unmount } = renderStory(meta, Open, { args: { product: buildProduct(url) } });
    const link = await screen.findByRole('link', { name: 'Go to the service' });
    expect(link.getAttribute('href')).toBe('https://partner.example/start');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    unmount();

    renderStory(meta, Open, { args: { product: buildProduct({ id: 40, action: 'page' }) } });
    expect((await screen.findByRole('link', { name: 'Read more' })).getAttribute('href')).toBe(
      '/services/40',
    );
  });

  test('none has nothing to press, and what is to come can only be waited for', async () => {
    const { unmount } = renderStory(meta, Open, { args: { product: buildProduct({ action: 'none' }) } });
    expect(await screen.findByRole('article')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    renderStory(meta, Open, { args: { product: buildProduct({ action: 'coming_soon' }) } });
    expect(await screen.findByRole('button', { name: 'Tell me when it opens' })).toBeTruthy();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});

describe('[MKT-03] [G-32] the step that takes a reason away', () => {
  test('support is asked about the service by name', async () => {
    const { portal } = await press({ access: 'air_member' }, 'Ask support');
    expect(portal.opened).toEqual([
      { name: 'support', props: { summary: expect.stringContaining('Studio') as string } },
    ]);
  });

  test('channels are shown, and the chat of what was requested is opened', async () => {
    const openChat = vi.fn();
    bindPorts(marketplacePorts, { openChat, linkToChannels: () => '/accounts/youtube' });
    const applicant = { channels: storyChannels.slice(1), user: { partner: buildPartner() } };
    const { router, unmount } = await press({ access: 'channel' }, 'See your channels', {
      args: { applicant },
    });
    await waitFor(() => expect(router.history.location.pathname).toBe('/accounts/youtube'));
    unmount();

    const provisions = storyChannels.map(({ platform_guid }) => ({
      channel: platform_guid,
      status: 'requested',
      chat_id: 5,
    }));
    await press({ provisions }, 'Open the chat');
    expect(openChat).toHaveBeenCalledWith(5);
  });

  test('what this portal cannot do is not offered', async () => {
    const { unmount } = renderStory(meta, Open, {
      args: { product: buildProduct({ action: 'link_youtube' }) },
    });
    expect(await screen.findByRole('button', { name: 'Add another channel' })).toBeTruthy();
    unmount();
    bindPorts(marketplacePorts, { linkChannel: undefined });
    onTestFinished(bindDialogPorts);
    renderStory(meta, Open, { args: { product: buildProduct({ action: 'link_youtube' }) } });
    expect(await screen.findByText('Ann Cooks is already connected.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a step that this portal cannot take is not offered', async () => {
    renderStory(meta, Open, {
      withoutModals: ['support'],
      args: { product: buildProduct({ access: 'air_member' }) },
    });
    expect(await screen.findByText(/members of our program/i)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask support' })).toBeNull();
  });
});
