import { channelStatuses } from '@my-air/api-client/contract';
import { bindPorts } from '@my-air/feature-kit';
import { chooseScope } from '@my-air/feature-kit/data';
import { helpPorts } from '@my-air/feature-kit/views';
import {
  buildChannel,
  buildConfig,
  buildFailure,
  buildPartner,
  buildUser,
  forgetPage,
  renderStory,
} from '@my-air/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { accountsPorts } from '../ports.ts';
import { addUnfinished, removeUnfinished } from '../returning/unfinished.api.ts';
import { buildAudit } from '../testing/buildAudit.ts';
import { forgetResults, results } from '../testing/results.ts';
import meta, {
  AsTable,
  Empty,
  Loaded,
  Many,
  NothingFound,
  SeveralPlatforms,
  Ukrainian,
} from './ChannelsScreen.stories.tsx';

const openChat = vi.fn();

beforeEach(() => {
  forgetResults();
  localStorage.clear();
  openChat.mockClear();
  bindPorts(accountsPorts, { openChat });
  bindPorts(helpPorts, { linkToArticle: (id) => `/help-center/article/${id}` });
});
afterEach(() => vi.useRealTimers());

const card = (name: string) => screen.findByRole('article', { name });

/** A list of these channels alone. */
const withChannels = (...channels: readonly ReturnType<typeof buildChannel>[]) => ({
  answers: { 'GET api/channels': { channels } },
});

describe('[CH-01] every status on its card', () => {
  const labels: Record<string, string> = {
    connected: 'Connected',
    not_connected: 'Not connected',
    invitation_sent: 'Invitation sent',
    moderation: 'In moderation',
    pending: 'Application received',
    rejected: 'Not accepted',
    rejected_low_metrics: 'Not enough activity yet',
    pending_channel_auto_invitation_dispatch: 'Invitation on its way',
  };

  test.each(channelStatuses)(
    '%s has its word, its picture, and one primary action or a reason',
    async (status) => {
      renderStory(meta, Loaded, withChannels(buildChannel({ status, title: 'Kite' })));
      const kite = await card('Kite');
      const word = within(kite).getByText(labels[status] ?? '');
      expect(word.parentElement?.querySelector('svg')).not.toBeNull();
      const primary = kite.querySelectorAll('[data-variant="primary"]');
      const reason = within(kite).queryByText(/No action needed|^We will |will reply within/);
      expect(primary.length + (reason ? 1 : 0)).toBe(1);
    },
  );

  test('[ACC-01] [G-18] a status of the future is neutral and has no action', async () => {
    renderStory(meta, Loaded);
    const unknown = await card('Workbench Radio');
    expect(within(unknown).getByText('Status updating')).toBeTruthy();
    expect(unknown.querySelectorAll('[data-variant="primary"]')).toHaveLength(0);
  });

  test('[CH-07] a lost access offers to reconnect, and says first what the platform will ask', async () => {
    const { portal } = renderStory(meta, Loaded);
    await userEvent.click(within(await card('Olena Unboxed')).getByRole('button', { name: 'Reconnect' }));
    expect(portal.left).toEqual([]);
    expect(portal.opened).toMatchObject([
      {
        name: 'oauth-profile',
        props: { platform: 'youtube', referer: 'accounts', reconnects: { title: 'Olena Unboxed' } },
      },
    ]);
  });

  test('[CH-20] an invitation has its last day, and the days that are left', async () => {
    const until = new Date(Date.now() + 11.5 * 86_400_000).toISOString();
    const invited = { status: 'invitation_sent', title: 'Kite' };
    renderStory(meta, Loaded, withChannels(buildChannel({ ...invited, invitation_expires_at: until })));
    expect(
      await within(await card('Kite')).findByText(/^Accept the invitation by .+ \(12 days left\)$/),
    ).toBeTruthy();
  });

  test('[CH-20] an expired invitation says so, and leads to a new one', async () => {
    const invited = buildChannel({
      status: 'invitation_sent',
      title: 'Kite',
      invitation_expires_at: '2026-01-07T10:00:00Z',
    });
    const { portal } = renderStory(meta, Loaded, withChannels(invited));
    const kite = within(await card('Kite'));
    expect(kite.getByText(/^The invitation expired on Jan 7.* ask us for a new one\.$/)).toBeTruthy();
    await userEvent.click(kite.getByRole('button', { name: 'Write to support' }));
    expect(portal.opened).toEqual([{ name: 'support', props: { summary: 'A new invitation for Kite' } }]);
  });

  test('[CH-20] an invitation leads to YouTube Studio', async () => {
    renderStory(meta, Loaded);
    const link = within(await card('Kyiv Balconies')).getByRole('link', { name: 'Open YouTube Studio' });
    expect(link.getAttribute('href')).toBe('https://studio.youtube.com/');
    expect(link.getAttribute('rel')).toContain('noopener');
  });
});

describe('[ACC-01] what a card tells', () => {
  test('[CH-18] the audience is short to the eye and exact for screen readers and on hover', async () => {
    renderStory(meta, Loaded);
    const channel = within(await card('Майстерня Олени'));
    expect(channel.getByTitle('1,234,567 subscribers')).toBeTruthy();
    expect(channel.getByText('1.2M subscribers').getAttribute('aria-hidden')).toBe('true');
    expect(channel.getByText('1,234,567 subscribers')).toBeTruthy();
  });

  test('one status and one next step; the contract, the country and hints are in the details', async () => {
    renderStory(meta, Loaded);
    const connected = await card('Майстерня Олени');
    expect(within(connected).getByText('Connected')).toBeTruthy();
    expect(within(connected).getByText('No action needed.')).toBeTruthy();
    expect(within(connected).getByText('Verified')).toBeTruthy();
    expect(within(connected).getByRole('img', { name: 'YouTube' })).toBeTruthy();
    for (const fact of ['92%', 'Ukraine', 'Loyalty terms'])
      expect(within(connected).queryByText(fact)).toBeNull();
    expect(within(connected).queryByRole('note')).toBeNull();
  });

  test('a joining channel shows how far it is, and no other does', async () => {
    renderStory(meta, Loaded);
    const track = (name: string) =>
      card(name).then((element) =>
        within(element).queryByRole('list', { name: 'Progress of the application' }),
      );
    expect((await track('Slow Timber'))?.querySelector('[aria-current="step"]')?.textContent).toContain(
      'Review',
    );
    for (const name of ['Майстерня Олени', 'Old Cuts', 'Tiny Workshop', 'Olena Unboxed'])
      expect(await track(name)).toBeNull();
  });

  test('a connected channel with issues counts them instead of saying that nothing is to be done', async () => {
    renderStory(
      meta,
      Loaded,
      withChannels(buildChannel({ title: 'Kite', issue_descriptions: ['Spam.', 'A claim is open.'] })),
    );
    const kite = within(await card('Kite'));
    expect(kite.getByText('2 issues to fix')).toBeTruthy();
    expect(kite.queryByText('No action needed.')).toBeNull();
  });

  test('unread messages are counted, and the chat opens', async () => {
    renderStory(meta, Loaded);
    await userEvent.click(
      within(await card('Майстерня Олени')).getByRole('button', { name: /Chat.*2 unread messages/ }),
    );
    expect(openChat).toHaveBeenCalledWith(11);
  });

  test('[CH-05] a refused channel lists every issue, its help article and its chat', async () => {
    renderStory(meta, Loaded);
    const channel = within(await card('Old Cuts'));
    expect(channel.getByText('Eleven of the last twenty videos repeat others.')).toBeTruthy();
    expect(channel.getByText('Titles promise what is not shown.')).toBeTruthy();
    expect(channel.getByRole('link', { name: /Why channels are not accepted/ }).getAttribute('href')).toBe(
      '/help-center/article/199',
    );
    await userEvent.click(channel.getByRole('button', { name: 'Ask in chat' }));
    expect(openChat).toHaveBeenCalledWith(12);
  });

  test('[CH-06] too small a channel sees the thresholds and its own figures', async () => {
    renderStory(meta, Loaded);
    const channel = within(await card('Pocket Planes'));
    expect(channel.getByText('Subscribers: 640 of 1,000, 360 to go')).toBeTruthy();
    expect(channel.getByText('Views a month: 11,480 of 30,000, 18,520 to go')).toBeTruthy();
  });

  test('[CH-06] without figures it still says why', async () => {
    renderStory(meta, Loaded, withChannels(buildChannel({ title: 'Kite', status: 'rejected_low_metrics' })));
    const kite = within(await card('Kite'));
    expect(kite.getByText('Not enough activity yet')).toBeTruthy();
    expect(kite.getByText('Grow the channel, then apply again.')).toBeTruthy();
  });

  test('an unbound port draws no button', async () => {
    bindPorts(accountsPorts, { openChat: undefined });
    bindPorts(helpPorts, { linkToArticle: undefined });
    renderStory(meta, Loaded);
    const channel = within(await card('Old Cuts'));
    expect(channel.queryByRole('button', { name: 'Ask in chat' })).toBeNull();
    expect(channel.getAllByRole('link')).toEqual([
      channel.getByRole('link', { name: 'Details of Old Cuts' }),
    ]);
  });
});

describe('[CH-04] the date from which a channel may apply again', () => {
  test('the button waits, with the date and the days that are left', async () => {
    renderStory(meta, Loaded, {
      user: buildUser({ preference: { ui_date_format: 'ISO', ui_timezone: 'UTC' } }),
    });
    const channel = within(await card('Old Cuts'));
    const button = channel.getByRole<HTMLButtonElement>('button', { name: 'Apply again' });
    expect(button.disabled).toBe(true);
    expect(channel.getByText(/^You can apply again on \d{4}-\d{2}-\d{2} \(10 days\)$/)).toBeTruthy();
    expect(button.getAttribute('aria-describedby')).toBeTruthy();
  });

  test('it opens by itself when the moment passes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const until = new Date(Date.now() + 90_000).toISOString();
    renderStory(
      meta,
      Loaded,
      withChannels(
        buildChannel({ title: 'Kite', status: 'rejected', join_request_not_allowed_until: until }),
      ),
    );
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Apply again' });
    await card('Kite');
    expect(button().disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(button().disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(button().disabled).toBe(false);
  });
});

test('[ACC-04] while a request is under way its button is busy and sends no second one', async () => {
  let answer: (value: unknown) => void = () => {};
  const held = new Promise((resolve) => (answer = resolve));
  const kite = buildChannel({ title: 'Kite', status: 'not_connected' });
  const { portal } = renderStory(meta, Loaded, {
    answers: {
      'GET api/channels': { channels: [kite] },
      'POST api/channels/{platform}/{platform_guid}/join': () => held,
    },
  });
  const join = within(await card('Kite')).getByRole('button', { name: 'Apply' });
  await userEvent.click(join);
  await waitFor(() => expect(join.getAttribute('aria-busy')).toBe('true'));
  await userEvent.click(join);
  portal.api.answer({ 'GET api/channels': { channels: [{ ...kite, status: 'pending' }] } });
  await act(async () => answer({ channel: { ...kite, status: 'pending' } }));
  expect(await within(await card('Kite')).findByText('Application received')).toBeTruthy();
  expect(portal.api.calls.filter(({ key }) => key.endsWith('/join'))).toHaveLength(1);
});

test('[CH-08] a connection that is left half-way shows up at once, and can be finished or put away', async () => {
  const { portal } = renderStory(meta, Loaded);
  expect(await card('Old Cuts')).toBeTruthy();
  await act(async () => addUnfinished(portal, { platform: 'youtube' }));
  expect(
    await screen.findByText(/^You came back from YouTube on \w+ \d+, .+ before a channel was chosen/),
  ).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Finish adding' }));
  expect(portal.opened).toEqual([
    { name: 'oauth-profile', props: { platform: 'youtube', referer: 'accounts' } },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Hide this message' }));
  await waitFor(() => expect(screen.queryByText('The channel is not added yet')).toBeNull());
});

test('[CH-08] a channel of the list that was left half-way has its one next step in its card', async () => {
  const kite = buildChannel({ title: 'Kite', platform_guid: 'UCkite', status: 'not_connected' });
  const { portal } = renderStory(meta, Loaded, withChannels(kite));
  const channel = within(await card('Kite'));
  await act(async () => {
    addUnfinished(portal, { platform: 'youtube', guid: 'UCkite' });
    addUnfinished(portal, { platform: 'youtube', guid: 'UCother' });
  });
  expect(await screen.findByText('The channel is not added yet')).toBeTruthy();
  await act(async () => removeUnfinished(portal, [{ platform: 'youtube', guid: 'UCother' }]));
  expect(screen.queryByText('The channel is not added yet')).toBeNull();
  expect(channel.getByRole('button', { name: 'Apply' })).toBeTruthy();
});

test('[CH-04] a channel that is still too small can apply again, and is not asked to', async () => {
  const small = { name: 'subscribers', required: 1000, current: 640 };
  const kite = buildChannel({ title: 'Kite', status: 'rejected_low_metrics', metrics: [small] });
  const boats = buildChannel({
    title: 'Boats',
    platform_guid: 'UCb',
    status: 'rejected_low_metrics',
    metrics: [{ ...small, current: 1000 }],
  });
  renderStory(meta, Loaded, withChannels(kite, boats));
  const variantIn = async (title: string) =>
    within(await card(title)).getByRole('button', { name: 'Apply again' }).dataset['variant'];
  expect([await variantIn('Kite'), await variantIn('Boats')]).toEqual(['secondary', 'primary']);
});

describe('adding', () => {
  test('[ACC-02] one button opens the choice of platforms', async () => {
    const { portal } = renderStory(meta, Loaded);
    await userEvent.click(await screen.findByRole('button', { name: 'Add a channel' }));
    expect(portal.opened).toEqual([{ name: 'add-channel', props: { referer: 'accounts' } }]);
  });

  test('an empty screen says what will be here, and starts it', async () => {
    const { portal } = renderStory(meta, Empty);
    expect(await screen.findByText('Your YouTube channels will be here')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Add your first channel' }));
    expect(portal.opened).toMatchObject([{ name: 'add-channel' }]);
  });

  test('[NAV-31] on the page of Instagram it adds a profile of Instagram', async () => {
    const { portal } = renderStory(meta, Empty, { args: { platform: 'instagram' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Add your first channel' }));
    expect(portal.opened).toEqual([{ name: 'add-profile', props: { platform: 'instagram' } }]);
  });
});

describe('[ACC-01] platforms', () => {
  test('while they have no pages, profiles stand in groups of their own', async () => {
    renderStory(meta, SeveralPlatforms);
    expect(await screen.findByRole('heading', { level: 2, name: 'Instagram' })).toBeTruthy();
    expect(
      within(screen.getByRole('list', { name: 'TikTok' })).getByRole('article', { name: 'anncooks' }),
    ).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('[NAV-23] with pages, each shows its own and links to the others', async () => {
    const { flags } = buildConfig();
    renderStory(meta, SeveralPlatforms, {
      args: { platform: 'tiktok' },
      config: { flags: { ...flags, instagramTiktokPages: true } },
    });
    await card('anncooks');
    expect(screen.queryByRole('article', { name: 'ann.cooks' })).toBeNull();
    const links = within(screen.getByRole('navigation', { name: 'Platforms' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['YouTube', null],
      ['Instagram', null],
      ['TikTok', 'page'],
    ]);
  });
});

test('[SH-13] while staff acts for the creator, reconnecting is refused with its reason', async () => {
  renderStory(meta, Loaded, {
    user: buildUser({ impersonator: { id: 9, name: 'Iryna' }, partner: buildPartner() }),
  });
  const channel = within(await card('Olena Unboxed'));
  expect(channel.getByRole<HTMLButtonElement>('button', { name: 'Reconnect' }).disabled).toBe(true);
  expect(channel.getByText('You are acting on behalf of Ann Example. Only they can do this.')).toBeTruthy();
});

test('[CH-17] numbers, dates and words follow language and preference', async () => {
  renderStory(meta, Ukrainian);
  const channel = within(await card('Pocket Planes'));
  expect(channel.getByText(/640.*1.000/)).toBeTruthy();
  const wait = within(await card('Old Cuts')).getByText(/\d+ \p{Script=Cyrillic}+\.?.*10 днів/u);
  expect(wait.title).toMatch(/^\d{2}\.\d{2}\.\d{4}$/);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Канали');
});

describe('[CH-15] the channel that was chosen for all screens', () => {
  const channels = ['youtube', 'tiktok'].map((platform) =>
    buildChannel({ platform, platform_guid: 'kite.films', title: `Kite on ${platform}` }),
  );
  afterEach(() => {
    sessionStorage.clear();
    forgetPage();
  });

  test('is listed alone, which is said, until all are shown again', async () => {
    const { portal } = renderStory(meta, Loaded, withChannels(...channels));
    expect(await card('Kite on youtube')).toBeTruthy();
    act(() => chooseScope(portal.session.getUser()?.id, 'tiktok:kite.films'));
    expect(await screen.findByText('Only Kite on tiktok')).toBeTruthy();
    expect(screen.getAllByRole('article').map((article) => article.textContent)).toEqual([
      expect.stringContaining('Kite on tiktok'),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Show all channels' }));
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  test('leaves nothing on the page of another platform, which says so', async () => {
    const { portal } = renderStory(meta, Loaded, {
      ...withChannels(...channels),
      config: buildConfig({ flags: { ...buildConfig().flags, instagramTiktokPages: true } }),
    });
    act(() => chooseScope(portal.session.getUser()?.id, 'tiktok:kite.films'));
    expect(await screen.findByText('Nothing here for Kite on tiktok')).toBeTruthy();
    await userEvent.click(screen.getByText('Show all channels'));
    expect(await card('Kite on youtube')).toBeTruthy();
  });
});

describe('[ACC-01] many channels', () => {
  test('a manager finds those that need something, and joins all of them in a few presses', async () => {
    const channel = (guid: string) => buildChannel({ platform_guid: guid, title: guid, status: 'pending' });
    const { portal } = renderStory(meta, AsTable, {
      answers: {
        ...Many.parameters?.portal.answers,
        'GET api/countries': { countries: [{ id: 1, name: 'Ukraine', iso_code: 'UA' }] },
        'POST api/channels/{platform}/{platform_guid}/join': ({
          params,
        }: {
          params: { platform_guid: string };
        }) => ({ channel: channel(params.platform_guid) }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Table' }));
    const table = await screen.findByRole('table', { name: 'Channels' });
    expect(within(table).getAllByRole('link', { name: /^Channel / })).toHaveLength(6);
    await userEvent.click(within(table).getByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply (6)' }));
    await waitFor(() => expect(results()).toHaveLength(6));
    await waitFor(() => expect(results()?.every((result) => result.endsWith(': done'))).toBe(true));
    expect(portal.api.calls.filter(({ key }) => key.endsWith('/join'))).toHaveLength(6);
  });

  test('[ACC-05] several are audited at once, and each that was refused has its reason', async () => {
    renderStory(meta, Many, {
      answers: {
        ...Many.parameters?.portal.answers,
        'GET api/channels/{platform}/{platform_guid}/audit': { audit: null },
        'POST api/channels/{platform}/{platform_guid}/audit': ({
          params,
        }: {
          params: { platform_guid: string };
        }) => {
          if (params.platform_guid === 'UC-many-1') throw buildFailure('conflict');
          return { audit: buildAudit() };
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Table' }));
    const rows = within(await screen.findByRole('table', { name: 'Channels' }));
    expect(rows.getAllByText('No action needed.').length, 'no empty next step').toBeGreaterThan(20);
    for (const name of ['Channel 1', 'Channel 2', 'Channel 3'])
      await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`${name}$`) }));
    await userEvent.click(screen.getByRole('button', { name: 'Request an audit (3)' }));
    await waitFor(() =>
      expect(results()).toEqual([
        'Channel 1: done',
        'Channel 2: refused, This channel cannot be audited yet. Its page says when.',
        'Channel 3: done',
      ]),
    );
    // The results have them from now on.
    expect(screen.queryByText(/selected/)).toBeNull();
  });

  test('the file has the columns of the table and words for states, platforms and countries', async () => {
    let file: Blob;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      file = blob as Blob;
      return 'blob:channels';
    });
    const facts = { platform: 'youtube', subscriber_count: 1200, country: 'UA', status: 'connected' };
    const others = Array.from({ length: 30 }, (_, place) =>
      buildChannel({ ...facts, title: `Boats ${place}`, platform_guid: `UCb${place}`, country: null }),
    );
    const kite = buildChannel({ ...facts, title: 'Kite', status: 'pending' });
    renderStory(meta, Many, withChannels(kite, ...others));
    await userEvent.click(await screen.findByRole('button', { name: 'Table' }));
    await screen.findByRole('table', { name: 'Channels' });
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    const [heads, ...lines] = (await file!.text()).replace('\uFEFF', '').trim().split('\r\n');
    expect(heads).toBe('Channel,Platform,Status,Subscribers,Next step');
    expect(lines).toContain('Boats 0,YouTube,Connected,1200,No action needed.');
    expect(lines).toContain(
      'Kite,YouTube,Application received,1200,We will finish the check within 1 business day.',
    );
  });

  test('what was chosen is in the address, and how they are drawn is kept', async () => {
    const onSearch = vi.fn();
    renderStory({ ...meta, args: { ...meta.args, onSearch } }, Many);
    expect((await screen.findByRole('link', { name: 'Needs you 6' })).getAttribute('href')).toBe(
      '/?needs=me',
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'PL');
    expect(onSearch).toHaveBeenLastCalledWith({ country: 'PL' }, { replace: true });
    await userEvent.click(screen.getByRole('button', { name: 'Table' }));
    expect(Object.keys(localStorage).join()).toContain('accounts.channel-view');
  });

  test.each([
    ['uk', ['Будь-яка країна', 'Ефіопія', 'Єгипет', 'Ізраїль', 'Індія', 'Сполучені Штати', 'Україна']],
    ['es', ['Cualquier país', 'Egipto', 'España', 'Estados Unidos', 'Etiopía', 'India', 'Israel', 'Ucrania']],
  ] as const)('[I18N-01] countries are in the alphabetical order of %s', async (locale, order) => {
    const codes = ['US', 'UA', 'IN', 'IL', 'EG', 'ET', ...(locale === 'es' ? ['ES'] : [])];
    const channels = codes.map((country) => buildChannel({ country, platform_guid: `UC-${country}` }));
    renderStory(meta, Many, { ...withChannels(...channels), locale });
    const any = await screen.findByRole('option', { name: order[0] });
    expect([...any.parentElement!.children].map(({ textContent }) => textContent)).toEqual(order);
  });

  test('a search without a channel says so, and lets go of it', async () => {
    const onSearch = vi.fn();
    renderStory({ ...meta, args: { ...meta.args, onSearch } }, NothingFound);
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(onSearch).toHaveBeenCalledWith({ channel: undefined }, { replace: true });
  });
});

test('[NAV-20] on a phone seven channels are searched in one row; at a desk they have every filter', async () => {
  const seven = withChannels(
    ...Array.from({ length: 7 }, (_, place) =>
      buildChannel({ platform_guid: `UC${place}`, title: `Channel ${place}` }),
    ),
  );
  const media = vi.spyOn(window, 'matchMedia');
  const setWide = (matches: boolean) =>
    media.mockReturnValue({
      matches,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    } as unknown as MediaQueryList);
  setWide(false);
  const { unmount } = renderStory(meta, Loaded, seven);
  expect(await screen.findByRole('searchbox', { name: 'Search your channels' })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Order' })).toBeNull();
  unmount();
  setWide(true);
  renderStory(meta, Loaded, seven);
  expect(await screen.findByRole('combobox', { name: 'Order' })).toBeTruthy();
  vi.restoreAllMocks();
});
