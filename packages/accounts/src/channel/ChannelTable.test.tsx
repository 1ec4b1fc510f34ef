import {
  buildChannel,
  buildFailure,
  buildUser,
  buildPartner,
  renderRoute,
  renderStory,
} from '@my-air/feature-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { accountsFeature } from '../feature.ts';
import { buildStatistics } from '../testing/buildStatistics.ts';
import meta, { Many, ManyCounting } from './ChannelsScreen.stories.tsx';

const statistics = 'GET api/statistics';
const answersOf = (channels: readonly ReturnType<typeof buildChannel>[]) => ({
  'GET api/channels': { channels },
  [statistics]: buildStatistics(channels),
});
const build = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    buildChannel({ platform_guid: `UC${place}`, title: `Studio ${place}`, subscriber_count: 1000 + place }),
  );

/** The window is as wide as a screen of this many pixels. */
function widen(pixels: number) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: pixels / 16 >= Number(/[\d.]+/.exec(query)?.[0]),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  widen(1600);
});
afterEach(() => vi.restoreAllMocks());

const table = async () => within(await screen.findByRole('table', { name: 'Channels' }));
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const open = (channels: readonly ReturnType<typeof buildChannel>[], search = '', options = {}) =>
  renderRoute(accountsFeature, `/accounts/youtube${search}`, {
    answers: {
      ...answersOf(channels),
      'GET api/channels/{platform}/{platform_guid}/audit': { audit: null },
    },
    ...options,
  });

describe('[CH-15] when channels are a table', () => {
  test.each([
    [13, 1600, 'table'],
    [12, 1600, 'cards'],
    [13, 1199, 'cards'],
    [200, 360, 'cards'],
  ])('%d channels in %d px are %s', async (count, width, drawn) => {
    widen(width);
    renderStory(meta, Many, { answers: answersOf(build(count)) });
    const found = await (drawn === 'table' ? table() : screen.findAllByRole('article'));
    expect(found).toBeTruthy();
    expect(screen.queryByRole('table') !== null).toBe(drawn === 'table');
  });

  test('what the user chose is kept, whatever their number', async () => {
    const { unmount } = renderStory(meta, Many, { answers: answersOf(build(20)) });
    await userEvent.click(await screen.findByRole('button', { name: 'Cards' }));
    expect(await screen.findAllByRole('article')).toHaveLength(20);
    unmount();
    renderStory(meta, Many, { answers: answersOf(build(20)) });
    expect(await screen.findAllByRole('article')).toHaveLength(20);
  });
});

describe('[CH-15] figures', () => {
  test('are those of one call for all, with their change and the total of all', async () => {
    const channels = build(13);
    const { portal } = renderStory(meta, Many, { answers: answersOf(channels) });
    await table();
    await waitFor(() => expect(screen.getAllByText('$196.00')).toHaveLength(13));
    expect(portal.api.calls.filter(({ key }) => key === statistics)).toHaveLength(1);
    const total = within(screen.getByRole('rowheader', { name: 'Total of 13 channels' }).closest('tr')!);
    expect(total.getByText('$2,548.00')).toBeTruthy();
    expect(total.getByTitle('13,078')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Studio 3' }));
    expect(screen.getByRole('rowheader', { name: 'Total of 1 channel' })).toBeTruthy();
    expect(screen.getAllByText('$196.00')).toHaveLength(14);
  });

  test('a day that is not known makes a dash, and the total says what it counts', async () => {
    const channels = build(13);
    const known = buildStatistics(channels);
    const [first, ...others] = known.channels;
    const days = first!.days.with(40, { ...first!.days[40]!, revenue_usd: null });
    renderStory(meta, Many, {
      answers: {
        ...answersOf(channels),
        [statistics]: { ...known, channels: [{ ...first!, days }, ...others] },
      },
    });
    await waitFor(() => expect(screen.getAllByText('$196.00')).toHaveLength(12));
    const row = within(screen.getByRole('rowheader', { name: 'YouTube Studio 0' }).closest('tr')!);
    expect(row.getByText('—')).toBeTruthy();
    expect(screen.getByText('12 of 13 channels')).toBeTruthy();
    expect(screen.getByText('$2,352.00')).toBeTruthy();
  });

  test('that are late have their columns, and those that cannot be had none', async () => {
    const { unmount } = renderStory(meta, ManyCounting);
    await table();
    expect(heads()).toContain('Earnings, 28 days');
    unmount();
    for (const failure of [buildFailure('server'), buildFailure('not_found')]) {
      const { portal, unmount: leave } = renderStory(meta, Many, {
        answers: { ...answersOf(build(13)), [statistics]: failure },
      });
      await table();
      await waitFor(() => expect(heads()).toEqual(['', 'Channel', 'Status', 'Subscribers', 'Next step']));
      expect(names()).toHaveLength(14);
      expect(portal.shown).toEqual([]);
      leave();
    }
  });
});

describe('[CH-15] the order', () => {
  test('is chosen by every head, is in the address, and turns round with the next press', async () => {
    const { router } = await open(build(13));
    await table();
    const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
    await press('Subscribers');
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'subscribers' }));
    await waitFor(() => expect(names()[0]).toContain('Studio 12'));
    await press('Subscribers');
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'subscribers.reversed' }));
    await waitFor(() => expect(names()[0]).toContain('Studio 0'));
    expect(screen.getByRole('columnheader', { name: 'Subscribers' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
    const sortable = screen.getAllByRole('columnheader').filter((head) => head.hasAttribute('aria-sort'));
    expect(sortable).toHaveLength(heads().length - 1);
  });

  test('an address from before has its order', async () => {
    await open(build(13), '?sort=name');
    await table();
    expect(
      names()
        .slice(0, 3)
        .map((name) => name?.trim()),
    ).toEqual([
      expect.stringContaining('Studio 0'),
      expect.stringContaining('Studio 1'),
      expect.stringContaining('Studio 2'),
    ]);
  });
});

describe('[CH-15] columns', () => {
  const contract = { income_types: [], income_percent: 90, is_loyalty: false };
  const withFacts = () =>
    build(13).map((channel) => ({ ...channel, contract, audit_expected_at: '2026-12-03' }));

  test('all that have values where there is room, fewer in a narrower window', async () => {
    const { unmount } = renderStory(meta, Many, { answers: answersOf(withFacts()) });
    await table();
    const all = ['Channel', 'Status', 'Subscribers', 'Views, 28 days', 'Earnings, 28 days'];
    expect(heads().slice(1)).toEqual([...all, 'Your share', 'Audit', 'Next step']);
    expect(screen.getAllByText('90%')).toHaveLength(13);
    expect(screen.getAllByText('Expected Dec 3')).toHaveLength(13);
    unmount();
    widen(1300);
    renderStory(meta, Many, { answers: answersOf(withFacts()) });
    await table();
    expect(heads().slice(1)).toEqual([...all, 'Next step']);
  });

  test('are chosen, and kept for the user', async () => {
    const { unmount } = renderStory(meta, Many, { answers: answersOf(withFacts()) });
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    for (const name of ['Status', 'Audit'])
      await userEvent.click(await screen.findByRole('checkbox', { name }));
    expect(heads()).not.toContain('Status');
    unmount();
    widen(1300);
    renderStory(meta, Many, { answers: answersOf(withFacts()) });
    await table();
    expect(heads().slice(1)).toEqual([
      'Channel',
      'Subscribers',
      'Views, 28 days',
      'Earnings, 28 days',
      'Your share',
      'Next step',
    ]);
  });

  test('of an address are shown to anyone who opens it, and changed there', async () => {
    const { router } = await open(withFacts(), '?columns=name&columns=share');
    await table();
    expect(heads().slice(1)).toEqual(['Channel', 'Your share']);
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Status' }));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ columns: ['name', 'status', 'share'] }),
    );
    expect(Object.keys(localStorage).join()).not.toContain('channel-columns');
  });

  test('are those of the file, with the figures of the chosen channels', async () => {
    let file: Blob;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      file = blob as Blob;
      return 'blob:channels';
    });
    const channels = build(13);
    renderStory(meta, Many, {
      answers: answersOf(channels),
      args: { search: { columns: ['name', 'views', 'earnings'] } },
    });
    await waitFor(() => expect(screen.getAllByText('$196.00')).toHaveLength(13));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Studio 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    const lines = (await file!.text()).replace('\uFEFF', '').trim().split('\r\n');
    expect(lines[0]).toBe(
      'Channel,Platform,"Views, 28 days","Change of views, %","Earnings, 28 days","Change of earnings, %"',
    );
    const views = buildStatistics(channels).channels[1]!.days.map((day) => day.views ?? 0);
    const sum = (days: readonly number[]) => days.reduce((total, count) => total + count, 0);
    const [before, now] = [sum(views.slice(0, 28)), sum(views.slice(28))];
    const change = Number((100 * (now / before - 1)).toFixed(1));
    expect(lines.slice(1)).toEqual([`Studio 1,YouTube,${now},${change},196,0`]);
  });
});

describe('[CH-15] by keys', () => {
  test('the arrow keys move through the rows, Enter opens one, and J and K lead to its neighbours', async () => {
    const channels = build(13);
    const { router } = await open(channels, '?sort=name');
    await table();
    const user = userEvent.setup();
    screen.getByRole('link', { name: 'Studio 0' }).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Studio 1' })).toBeTruthy();
    await user.keyboard('j');
    expect(await screen.findByRole('heading', { level: 1, name: 'Studio 2' })).toBeTruthy();
    await user.keyboard('k');
    expect(await screen.findByRole('heading', { level: 1, name: 'Studio 1' })).toBeTruthy();
    await user.keyboard('kk');
    expect(await screen.findByRole('heading', { level: 1, name: 'Studio 0' })).toBeTruthy();
    expect(router.state.location.search).toEqual({ sort: 'name', channel: 'UC0' });
    // The channels that were seen are no steps of the history.
    router.history.back();
    await table();
  });

  test('keys that are quicker than the page go on from each other', async () => {
    const { router } = await open(build(13), '?sort=name&channel=UC3');
    expect(await screen.findByText('4 of 13')).toBeTruthy();
    act(() => {
      for (const code of ['KeyJ', 'KeyJ', 'KeyJ', 'KeyK'])
        document.body.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }));
    });
    expect(await screen.findByText('6 of 13')).toBeTruthy();
    expect(router.state.location.search).toEqual({ sort: 'name', channel: 'UC5' });
  });

  test('with other keys pressed, and after the last channel, they do nothing', async () => {
    const { router } = await open(build(13), '?sort=name&channel=UC12');
    expect(await screen.findByRole('heading', { level: 1, name: 'Studio 12' })).toBeTruthy();
    await userEvent.keyboard('j{Control>}k{/Control}');
    expect(router.state.location.search).toEqual({ sort: 'name', channel: 'UC12' });
  });

  test('buttons lead there too, and say where in the list the channel is', async () => {
    const { router } = await open(build(13), '?sort=name&channel=UC11');
    expect(await screen.findByText('12 of 13')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next channel' }));
    expect(await screen.findByText('13 of 13')).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: 'Studio 12' })).toBeTruthy();
    // The button keeps the focus, and at the end does nothing.
    const next = screen.getByRole('button', { name: 'Next channel' });
    expect(document.activeElement).toBe(next);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(next);
    await userEvent.click(screen.getByRole('button', { name: 'Previous channel' }));
    expect(await screen.findByText('12 of 13')).toBeTruthy();
    expect(router.state.location.search).toEqual({ sort: 'name', channel: 'UC11' });
  });

  test('a channel that leaves the list while it is open has the next one after it', async () => {
    const channels = build(13).map((channel) => ({ ...channel, status: 'not_connected' }));
    const { router, portal } = await open(channels, '?needs=me&sort=name&channel=UC3');
    expect(await screen.findByText('4 of 13')).toBeTruthy();
    portal.queryClient.setQueryData(
      ['channels'],
      channels.map((channel) =>
        channel.platform_guid === 'UC3' ? { ...channel, status: 'pending' } : channel,
      ),
    );
    await waitFor(() => expect(screen.queryByText('4 of 13')).toBeNull());
    await userEvent.keyboard('j');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ channel: 'UC4' }));
    expect(await screen.findByText('4 of 12')).toBeTruthy();
  });
});

test('[CH-15] two channels with one name, and one handle at two platforms, are rows of their own', async () => {
  const twins = [
    buildChannel({ platform: 'tiktok', platform_guid: 'kite', title: 'Kite' }),
    buildChannel({ platform: 'instagram', platform_guid: 'kite', title: 'Kite' }),
  ];
  const { router } = await open([...build(12), ...twins], '?sort=name');
  const rows = await table();
  const [instagram, tiktok] = rows.getAllByRole('link', { name: 'Kite' });
  expect(instagram!.closest('th')!.textContent).not.toBe('');
  await userEvent.click(tiktok!);
  await waitFor(() => expect(router.state.location.search).toMatchObject({ channel: 'tiktok:kite' }));
});

test('[SH-13] [CH-15] next steps are quiet buttons for the user, and words for staff', async () => {
  const channels = build(13).map((channel) => ({ ...channel, status: 'not_connected' }));
  const { unmount } = renderStory(meta, Many, { answers: answersOf(channels) });
  const rows = await table();
  const buttons = rows.getAllByRole('button', { name: 'Apply' });
  expect(buttons).toHaveLength(13);
  expect(buttons.every((button) => button.dataset['variant'] !== 'primary')).toBe(true);
  unmount();
  renderStory(meta, Many, {
    answers: answersOf(channels),
    user: buildUser({ impersonator: { id: 9, name: 'Iryna' }, partner: buildPartner() }),
  });
  expect((await table()).getAllByText('Apply to our network.')).toHaveLength(13);
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
});

test('[CH-15] a thousand channels are searched and sorted as a whole, and drawn as far as they are in sight', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  await open(build(1000), '?sort=subscribers');
  await table();
  expect(names()[0]).toContain('Studio 999');
  expect(names().length).toBeLessThan(40);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search your channels' }), '77');
  expect(await screen.findByText('19 channels')).toBeTruthy();
  expect(names()[0]).toContain('Studio 977');
});
