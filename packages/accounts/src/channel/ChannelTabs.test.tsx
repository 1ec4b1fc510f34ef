import { buildChannel, forgetPage, renderRoute } from '@my-air/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';

import { accountsFeature } from '../feature.ts';
import { buildStatistics } from '../testing/buildStatistics.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const connected = Array.from({ length: 6 }, (_, place) =>
  buildChannel({ platform_guid: `UC${place}`, title: `Studio ${place}`, country: place < 2 ? 'PL' : 'UA' }),
);
const channels = [
  ...connected,
  buildChannel({ country: null, platform_guid: 'UCnew', title: 'New one', status: 'not_connected' }),
  buildChannel({
    country: null,
    platform_guid: 'UCsoon',
    title: 'Soon again',
    status: 'rejected',
    join_request_not_allowed_until: inDays(5),
  }),
  buildChannel({
    country: null,
    platform_guid: 'UClater',
    title: 'Much later',
    status: 'rejected',
    join_request_not_allowed_until: inDays(20),
  }),
  buildChannel({ country: null, platform_guid: 'UClost', title: 'Lost', is_access_revoked: true }),
];
// Every third of these falls.
const answers = { 'GET api/channels': { channels }, 'GET api/statistics': buildStatistics(connected) };
const open = (search = '', options: Parameters<typeof renderRoute>[2] = {}) =>
  renderRoute(accountsFeature, `/accounts/youtube${search}`, {
    ...options,
    answers: { ...answers, ...options.answers },
  });

beforeEach(() => {
  localStorage.clear();
  forgetPage();
});

const tabs = () => within(screen.getByRole('navigation', { name: 'Views of channels' }));
const tab = (name: string | RegExp) => tabs().findByRole('link', { name });
const words = () =>
  tabs()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const current = () =>
  tabs()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);
const titles = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

describe('[CH-15] the tabs of channels', () => {
  test('count the channels, and each lists its own', async () => {
    const { router } = await open();
    await waitFor(() =>
      expect(words()).toEqual([
        'All 10',
        'Needs you 2',
        'Access lost 1',
        'Can apply this week 2',
        'Falling 2',
      ]),
    );
    expect(current()).toEqual(['All 10']);
    await userEvent.click(await tab(/^Can apply/));
    await waitFor(() => expect(titles()).toEqual(['New one', 'Soon again']));
    expect(current()).toEqual(['Can apply this week 2']);
    await userEvent.click(await tab(/^Falling/));
    await waitFor(() => expect(titles()).toEqual(['Studio 0', 'Studio 3']));
    expect(router.state.location.search).toEqual({ needs: 'falling', sort: 'change' });
    router.history.back();
    await waitFor(() => expect(titles()).toEqual(['New one', 'Soon again']));
    router.history.back();
    await waitFor(() => expect(titles()).toHaveLength(10));
  });

  test('do not say that no views fall before the figures are there', async () => {
    await open('', { answers: { 'GET api/statistics': () => new Promise(() => {}) } });
    expect((await tab(/^Falling/)).textContent).toBe('Falling ');
    expect((await tab(/^Access lost/)).textContent).toBe('Access lost 1');
  });

  test('without a channel say so, and lead to all', async () => {
    await open('?needs=access', { answers: { 'GET api/channels': { channels: connected } } });
    expect(await screen.findByText('No channel has lost access')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all channels' }));
    await waitFor(() => expect(titles()).toHaveLength(6));
  });

  test('a filter within a tab is cleared without leaving it', async () => {
    const { router } = await open('?needs=access&country=FR');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(titles()).toEqual(['Lost']));
    expect(router.state.location.search).toEqual({ needs: 'access' });
  });

  test('where there are no statistics, none tells what falls', async () => {
    await open('', { answers: { 'GET api/statistics': { channels: [] } } });
    await waitFor(() =>
      expect(words()).toEqual(['All 10', 'Needs you 2', 'Access lost 1', 'Can apply this week 2']),
    );
  });
});

describe('[CH-15] a view of the user', () => {
  const saved = { modals: { 'channel-view': { name: 'Client A' } } };

  test('is saved with its filter, its order and its columns, and is in the address', async () => {
    const { router } = await open('?country=PL&sort=name.reversed&columns=name&columns=views', saved);
    await userEvent.click(await screen.findByRole('button', { name: 'Save view' }));
    await waitFor(() => expect(current()).toEqual(['Client A 2']));
    const whole = {
      country: 'PL',
      sort: 'name.reversed',
      columns: ['name', 'views'],
      view: 'Client A',
    };
    expect(router.state.location.search).toEqual(whole);
    await userEvent.click(await tab(/^All/));
    await waitFor(() => expect(titles()).toHaveLength(10));
    expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
    await userEvent.click(await tab(/^Client A/));
    await waitFor(() => expect(titles()).toEqual(['Studio 1', 'Studio 0']));
    expect(router.state.location.search).toEqual(whole);
  });

  test('is there at the next visit, is changed, renamed, deleted, and brought back', async () => {
    const first = await open('?country=PL', saved);
    await userEvent.click(await screen.findByRole('button', { name: 'Save view' }));
    await tab(/^Client A/);
    first.unmount();

    const { portal, router } = await open('?country=UA&view=Client+A', {
      modals: { 'channel-view': { name: 'Client B' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    expect(await tab('Client A 4')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();

    const act = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name: /^Actions for/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await act('Rename');
    await waitFor(() => expect(current()).toEqual(['Client B 4']));
    expect(words().filter((word) => word?.startsWith('Client'))).toEqual(['Client B 4']);
    expect(router.state.location.search).toEqual({ country: 'UA', view: 'Client B' });

    await act('Delete');
    await waitFor(() => expect(current()).toEqual(['All 10']));
    expect(words().some((word) => word?.startsWith('Client'))).toBe(false);
    const [message] = portal.shown;
    expect(message).toMatchObject({ title: 'View Client B deleted' });
    // A second press on Undo brings no second one.
    message?.action?.onAct();
    message?.action?.onAct();
    await waitFor(() => expect(words().filter((word) => word === 'Client B 4')).toHaveLength(1));
  });

  test('that was shared has its filter for a user who has not saved it, and can be saved', async () => {
    const { portal } = await open('?country=PL&view=Their+view', {
      modals: { 'channel-view': { name: 'Their view' } },
    });
    await waitFor(() => expect(titles()).toEqual(['Studio 0', 'Studio 1']));
    expect(current()).toEqual(['Their view 2']);
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    expect(portal.opened).toMatchObject([{ name: 'channel-view', props: { name: 'Their view' } }]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for Their view' })).toBeTruthy());
    expect(current()).toEqual(['Their view 2']);
  });

  test('without a channel says so', async () => {
    await open('?country=FR&view=France');
    expect(await screen.findByText('No channel in France')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all channels' }));
    await waitFor(() => expect(titles()).toHaveLength(10));
  });
});
