import { bindPorts, type ChannelPart } from '@my-air/feature-kit';
import {
  buildChannel,
  buildFailure,
  buildPartner,
  buildUser,
  renderStory,
} from '@my-air/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { auditStatuses } from '../contract.ts';
import { accountsPorts } from '../ports.ts';
import { buildAudit } from '../testing/buildAudit.ts';
import meta, { AuditDone, Empty, Failed, Loading, Refused, WithoutAudit } from './ChannelPage.stories.tsx';

const getAudit = 'GET api/channels/{platform}/{platform_guid}/audit';
const requestAudit = 'POST api/channels/{platform}/{platform_guid}/audit';
const openChat = vi.fn();

beforeEach(() => {
  localStorage.clear();
  openChat.mockClear();
  bindPorts(accountsPorts, { openChat });
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('[ACC-01] the page tells everything about the channel', async () => {
  renderStory(meta, WithoutAudit);
  expect(await heading('Ann Cooks Verified')).toBeTruthy();
  expect(await screen.findByText('Short recipes for long evenings.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Open on YouTube/ }).getAttribute('href')).toContain('youtube.com');
  expect((await screen.findByText('Joined our network')).closest('li')!.textContent).toMatch(/Mar 2/);
});

test('[ACC-01] the agreed terms and the country are listed', async () => {
  renderStory(meta, WithoutAudit, {
    args: {
      channel: {
        ...meta.args.channel,
        country: 'UA',
        contract: { income_types: ['adsense', 'licensing'], is_loyalty: true },
      },
    },
  });
  for (const fact of ['Advertising and Licensing', 'Loyalty terms', 'Ukraine'])
    expect(await screen.findByText(fact)).toBeTruthy();
});

test('[CH-06] a refused one lists what it lacks and what is to be fixed, before its next step', async () => {
  renderStory(meta, Refused);
  expect(await screen.findByText('Most videos are made by others.')).toBeTruthy();
  expect(screen.getByText(/240/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Apply again' })).toBeTruthy();
});

test('[ACC-01] a channel without an audit and without a history has no empty parts', async () => {
  renderStory(meta, Empty);
  expect(await heading('kite.films')).toBeTruthy();
  for (const name of ['Audit', 'History'])
    expect(screen.queryByRole('heading', { level: 2, name })).toBeNull();
});

test('[ACC-01] the parts of other features are in their places, and only those that are for this channel and this user', async () => {
  const part = (id: string, more: Partial<ChannelPart> = {}): ChannelPart => ({
    id,
    label: { id },
    place: 'main',
    Component: ({ channel }) => (
      <p>
        {id} of {channel.title}
      </p>
    ),
    ...more,
  });
  renderStory(meta, WithoutAudit, {
    user: buildUser({ partner: buildPartner({ capabilities: { boost: true } }) }),
    contributions: {
      channelParts: [
        part('views'),
        part('breaks', { capability: 'boost' }),
        part('platforms', { capability: 'distribution' }),
        part('posts', { isFor: ({ platform }) => platform === 'instagram' }),
      ],
    },
  });
  expect(await screen.findByText('views of Ann Cooks')).toBeTruthy();
  expect(screen.getByText('breaks of Ann Cooks')).toBeTruthy();
  expect(screen.queryByText(/^(?:platforms|posts) of/)).toBeNull();
});

describe('[CH-12] hints that may be put away', () => {
  test('one is put away for its channel alone, and stays so', async () => {
    const details = (name: string) => {
      const channel = buildChannel({ title: name, platform_guid: `UC${name}`, is_verified: 0 });
      return renderStory(meta, WithoutAudit, { args: { channel } });
    };
    const kite = details('Kite');
    await userEvent.click(await screen.findByRole('button', { name: 'Hide this hint about Kite' }));
    expect(screen.queryByRole('note')).toBeNull();
    kite.unmount();
    const lamp = details('Lamp');
    expect(await screen.findByRole('note')).toBeTruthy();
    lamp.unmount();
    details('Kite');
    expect(await heading('Kite')).toBeTruthy();
    expect(screen.queryByRole('note')).toBeNull();
  });
});

test('an address that is not safe is no link', async () => {
  const channel = { ...meta.args.channel, url: 'javascript:alert(1)' };
  renderStory(meta, WithoutAudit, { args: { channel } });
  expect(await screen.findByText('Open on YouTube')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /YouTube/ })).toBeNull();
});

describe('[ACC-05] [CH-13] the audit', () => {
  const words = ['Requested', 'In progress', 'Just completed', 'Done'];

  test.each(auditStatuses.map((status, index) => [status, words[index] ?? ''] as const))(
    '[G-20] %s reads "%s"',
    async (status, word) => {
      renderStory(meta, AuditDone, { answers: { [getAudit]: { audit: buildAudit({ status }) } } });
      expect(await screen.findByText(word)).toBeTruthy();
    },
  );

  test('[CH-13] one under way names its date and how far that is, and takes no second request', async () => {
    renderStory(meta, AuditDone, {
      answers: { [getAudit]: { audit: buildAudit({ status: 'in_progress' }) } },
    });
    expect(await screen.findByText(/^Expected on [A-Z][a-z]{2} \d+(?:, \d{4})?, in 3 days$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Request a/ })).toBeNull();
  });

  test('[CH-13] one that is late says so, and leads to our team', async () => {
    const late = { status: 'in_progress', estimated_date: '2026-01-07T10:00:00Z', chat_id: null };
    const { portal } = renderStory(meta, AuditDone, { answers: { [getAudit]: { audit: buildAudit(late) } } });
    expect(
      await screen.findByText(/^The audit was expected on Jan 7.*\. Ask us if it does not come today\.$/),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Write to support' }));
    expect(portal.opened).toEqual([
      { name: 'support', props: { summary: 'When will the audit of Ann Cooks be done?' } },
    ]);
  });

  test('[CH-13] before the request the moment is named by which it would be done', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00'), toFake: ['Date'] });
    renderStory(meta, WithoutAudit);
    expect(
      await screen.findByText(/^If you request it now, it is done by Friday, Dec 11, 6:00.PM\.$/),
    ).toBeTruthy();
    vi.useRealTimers();
  });

  test('[CH-13] a done one names its date, and from when on another may be asked for', async () => {
    renderStory(meta, AuditDone);
    expect(await screen.findByText(/^Done on [A-Z][a-z]{2} \d+(?:, \d{4})?$/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Request a new audit' }).disabled).toBe(
      true,
    );
    expect(
      screen.getByText(/^You can request it on [A-Z][a-z]{2} \d+(?:, \d{4})? \(28 days\)$/),
    ).toBeTruthy();
    expect(screen.getByText('You have given us access to your statistics for it.')).toBeTruthy();
  });

  test('its chat opens', async () => {
    renderStory(meta, AuditDone);
    await userEvent.click(await screen.findByRole('button', { name: 'Talk to the analyst' }));
    expect(openChat).toHaveBeenCalledWith(21);
  });

  test('its figures are told, the sources of views as a table, largest first', async () => {
    renderStory(meta, AuditDone);
    expect(await screen.findByText('204,113')).toBeTruthy();
    expect(screen.getByText('From Oct 1 to Oct 28')).toBeTruthy();
    const table = screen.getByRole('table', { name: 'Where views come from' });
    const rows = within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent);
    expect(rows).toEqual(['Another source', 'YouTube search', 'Other sites']);
  });

  test('figures that are missing are left out', async () => {
    renderStory(meta, AuditDone, {
      answers: { [getAudit]: { audit: buildAudit({ stats: { views: 10 } }) } },
    });
    expect(await screen.findByText('10')).toBeTruthy();
    expect(screen.queryByText('Shorts published')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('without one it is asked for, and the answer is shown', async () => {
    const { portal } = renderStory(meta, WithoutAudit, {
      answers: { [requestAudit]: { audit: buildAudit({ status: 'open' }) } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Request an audit' }));
    expect(await screen.findByText('Requested')).toBeTruthy();
    expect(portal.api.calls.filter(({ key }) => key === requestAudit)).toHaveLength(1);
  });

  test('a request that fails says so in place', async () => {
    renderStory(meta, WithoutAudit, {
      answers: { [requestAudit]: buildFailure('too_many_requests', {}, 30) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Request an audit' }));
    expect(await screen.findByText('Too many attempts. Wait 30 seconds.')).toBeTruthy();
  });

  test('while it loads or fails, the rest of the page is shown', async () => {
    const { unmount, container } = renderStory(meta, Loading);
    expect(await screen.findByText('Short recipes for long evenings.')).toBeTruthy();
    expect(container.querySelector('#channel-audit [aria-busy="true"]')).toBeTruthy();
    unmount();

    vi.mocked(console.error).mockImplementation(() => {});
    const { portal } = renderStory(meta, Failed);
    expect(await screen.findByText('This part could not be loaded')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Audit' })).toBeTruthy();
    expect(await screen.findByText('Short recipes for long evenings.')).toBeTruthy();
    portal.api.answer({ [getAudit]: { audit: null } });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Request an audit' })).toBeTruthy());
  });

  test('a server that knows no audits offers to ask for one', async () => {
    renderStory(meta, WithoutAudit, { answers: { [getAudit]: buildFailure('not_found') } });
    expect(await screen.findByRole('button', { name: 'Request an audit' })).toBeTruthy();
  });
});
