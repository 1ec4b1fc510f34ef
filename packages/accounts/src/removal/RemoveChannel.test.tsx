import type { Channel } from '@my-air/api-client/contract';
import { channelsQuery } from '@my-air/feature-kit/data';
import {
  buildChannel,
  buildFailure,
  buildUser,
  renderInPortal,
  renderStory,
  stubPortal,
} from '@my-air/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { disabledReason } from '../testing/disabledReason.ts';
import meta, { Impersonated, WithContract, WithoutContract } from './ConfirmDeletionModal.stories.tsx';
import { isSameName } from './ConfirmDeletionModal.tsx';
import { RemoveChannel } from './RemoveChannel.tsx';

const remove = 'DELETE api/channels/{platform}/{platform_guid}';
const close = vi.fn();
const args = { close };

beforeEach(() => close.mockClear());

describe('[ACC-03] [NAV-31] confirm deletion', () => {
  test('[CH-10] names the channel, its contract and the work that stops', async () => {
    renderStory(meta, WithContract, { args });
    expect(await screen.findByRole('alertdialog', { name: /^Disconnect\s+Ann Cooks\s*\?$/ })).toBeTruthy();
    expect(screen.getByText(/with your 92% share, ends/)).toBeTruthy();
    expect(screen.getByText(/stops, translations included/)).toBeTruthy();
  });

  test('[CH-10] only the typed name confirms', async () => {
    renderStory(meta, WithContract, { args });
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Disconnect' });
    const field = screen.getByRole('textbox');
    expect(button.disabled).toBe(true);
    expect(disabledReason(button)).toContain("Type the channel's name to confirm");
    await userEvent.type(field, 'Ann Cook{Enter}');
    expect(button.disabled).toBe(true);
    expect(close).not.toHaveBeenCalled();
    await userEvent.type(field, 's');
    await userEvent.click(button);
    expect(close).toHaveBeenCalledWith('confirmed');
  });

  test('a channel without a contract mentions none', async () => {
    renderStory(meta, WithoutContract, { args });
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
    expect(screen.queryByText(/contract/)).toBeNull();
  });

  test('[SH-13] staff who acts for the creator cannot confirm', async () => {
    renderStory(meta, Impersonated, { args });
    expect(
      await screen.findByText('You are acting on behalf of Ann Example. Only they can do this.'),
    ).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Disconnect' }).disabled).toBe(true);
  });
});

test.each([
  ['  Ann   Cooks ', 'Ann Cooks', true],
  ['ann cooks', 'Ann Cooks', false],
  ['Аnn Cooks', 'Ann Cooks', false],
  ['Ａnn Cooks', 'Ann Cooks', true],
  ['\u2068Ann\u00A0Cooks\u2069', 'Ann Cooks', true],
  ['Майстерня Олени', 'Майстерня  Олени', true],
  ['Ann', 'Ann Cooks', false],
  ['', '', false],
])('[CH-10] "%s" for "%s": %s', (typed, name, isSame) => {
  expect(isSameName(typed, name)).toBe(isSame);
});

describe('[ACC-03] disconnecting', () => {
  const [first, kite, last] = ['First', 'Kite', 'Last'].map((title) =>
    buildChannel({ title, platform_guid: `UC${title}` }),
  );
  const portalWith = (answer: unknown, isConfirmed = true) => {
    const portal = stubPortal({
      modals: isConfirmed ? { 'confirm-deletion': 'confirmed' } : {},
      answers: { [remove]: answer, 'GET api/channels': { channels: [first!, last!] } },
    });
    portal.queryClient.setQueryData(channelsQuery(portal.api).queryKey, [first!, kite!, last!]);
    return portal;
  };
  const titles = (portal: ReturnType<typeof portalWith>) =>
    portal.queryClient.getQueryData(channelsQuery(portal.api).queryKey)?.map(({ title }) => title);
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Disconnect channel' }));

  test('a confirmed one leaves the list at once, and is told when it is done', async () => {
    let answer: (value: unknown) => void = () => {};
    const portal = portalWith(() => new Promise((resolve) => (answer = resolve)));
    renderInPortal(<RemoveChannel channel={kite!} />, { portal });
    await press();
    await waitFor(() => expect(titles(portal)).toEqual(['First', 'Last']));
    expect(portal.shown).toEqual([]);
    answer(undefined);
    await waitFor(() =>
      expect(portal.shown).toMatchObject([{ type: 'success', title: 'Kite is disconnected' }]),
    );
    expect(portal.api.calls[0]).toMatchObject({
      key: remove,
      params: { platform: 'youtube', platform_guid: 'UCKite' },
    });
  });

  test('[CH-10] everything that is shown is read again, whichever feature it belongs to', async () => {
    const portal = portalWith(undefined);
    const elsewhere = ['finances', 'balance'];
    portal.queryClient.setQueryData(elsewhere, 40);
    renderInPortal(<RemoveChannel channel={kite!} />, { portal });
    await press();
    await waitFor(() => expect(portal.queryClient.getQueryState(elsewhere)?.isInvalidated).toBe(true));
  });

  test('a confirmed one stays away when an answer comes that was asked for before', async () => {
    const portal = portalWith(() => new Promise(() => {}));
    renderInPortal(<RemoveChannel channel={kite!} />, { portal });
    let answer: (channels: Channel[]) => void = () => {};
    const held = new Promise<Channel[]>((resolve) => (answer = resolve));
    const reading = portal.queryClient
      .fetchQuery({ ...channelsQuery(portal.api), queryFn: () => held, staleTime: 0 })
      .catch(() => undefined);
    await press();
    await waitFor(() => expect(titles(portal)).toEqual(['First', 'Last']));
    answer([first!, kite!]);
    await reading;
    expect(titles(portal)).toEqual(['First', 'Last']);
  });

  test('[CH-10] one that is not confirmed sends nothing', async () => {
    const portal = portalWith(undefined, false);
    renderInPortal(<RemoveChannel channel={kite!} />, { portal });
    await press();
    expect(portal.opened).toMatchObject([{ name: 'confirm-deletion', props: { channel: kite } }]);
    expect(portal.api.calls).toEqual([]);
  });

  test('[CH-10] one that the server refuses comes back to its place', async () => {
    const portal = portalWith(buildFailure('server'));
    renderInPortal(<RemoveChannel channel={kite!} />, { portal });
    await press();
    await waitFor(() => expect(portal.api.calls.map(({ key }) => key)).toContain(remove));
    await waitFor(() => expect(titles(portal)).toEqual(['First', 'Kite', 'Last']));
  });

  test('[ERR-05] a refusal that the shell leaves to us is told', async () => {
    const portal = portalWith(buildFailure('rejected', { message: 'A payout is under way.' }));
    renderInPortal(<RemoveChannel channel={kite!} />, { portal });
    await press();
    await waitFor(() =>
      expect(portal.shown).toMatchObject([
        { type: 'error', title: 'Kite stays connected', text: 'A payout is under way.' },
      ]),
    );
  });

  test('[SH-13] staff who acts for the creator is refused, with the reason', () => {
    const portal = stubPortal({ user: buildUser({ impersonator: { id: 9, name: 'Iryna' } }) });
    renderInPortal(<RemoveChannel channel={kite!} />, { portal });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Disconnect channel' }).disabled).toBe(true);
    expect(screen.getByText('You are acting on behalf of Ann Example. Only they can do this.')).toBeTruthy();
  });
});
