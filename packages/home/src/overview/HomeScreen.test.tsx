import { listChannels, readStatistics } from '@my-air/api-client/contract';
import { bindPorts, type ActionItem } from '@my-air/feature-kit';
import { atomStore } from '@my-air/feature-kit/state';
import {
  answer,
  buildChannel,
  buildPartner,
  buildUser,
  renderInPortal,
  type RenderInPortalOptions,
} from '@my-air/feature-kit/testing';
import { mondayOf } from '@my-air/i18n';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { loadMessages } from '../locales/index.ts';
import { homePorts } from '../ports.ts';
import { lostSource } from '../testing/sampleDeadlines.ts';
import { sampleHome, samplePorts, waitingItems } from '../testing/sampleHome.tsx';
import { dismissedWeek } from '../week/dismissedWeek.ts';
import { HomeScreen } from './HomeScreen.tsx';
import {
  AllClear,
  Empty,
  Failed,
  FirstReport,
  InReview,
  Loaded,
  Loading,
  Newcomer,
  Scalelab,
  TooSmall,
  Ukrainian,
} from './HomeScreen.stories.tsx';

const never = new Promise<never>(() => {});
const SlowCard = () => use(never);

beforeEach(() => {
  bindPorts(homePorts, samplePorts);
  // Home is the same on every day; the week has tests of its own.
  atomStore.set(dismissedWeek(buildUser({}).id), mondayOf(Date.now(), undefined));
});
/** Leaves the ports open, as in a shell without the features that home uses. */
const leavePortsOpen = () =>
  bindPorts(homePorts, { addChannel: undefined, linkToChannels: undefined, completeProfile: undefined });

test('[HOME-01] [CH-15] home greets the person and shows every card', async () => {
  open(Loaded.parameters.portal);
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Olena' })).toBeTruthy();
  for (const title of [
    'Last 28 days',
    'Money',
    'Channels',
    'Pulse of your ecosystem',
    'Your account',
    'Dates',
    'Enabled for you',
  ]) {
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy();
  }
});

test('[CH-16] what waits is one list, the most urgent first, each with one action that leads there', async () => {
  const { router } = open(Loaded.parameters.portal);
  const list = await screen.findByRole('list', { name: /To do/ });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
    'Accept the terms and conditions',
    'Choose a country for Olena Cooks',
    'Licensing income is here',
  ]);
  for (const row of rows) {
    // Beside it is only the way to put the item off.
    expect(row.querySelectorAll('a, button:not([aria-label^="Snooze"])')).toHaveLength(1);
  }
  expect(screen.getByText('3 in the list')).toBeTruthy();

  await userEvent.click(within(list).getByRole('link', { name: 'Open' }));
  expect(router.history.location.href).toBe('/finances/account?from=notice');
});

test('[USER-09] an account that is going to be closed names its day, and where the server names none, only that', async () => {
  const { unmount } = open(Scalelab.parameters.portal);
  expect(await screen.findByText(/^Your account will be closed on Dec 18/)).toBeTruthy();
  unmount();
  open({ user: buildUser({ deactivate_request: { created_at: '2026-11-18T08:00:00Z' } }) });
  expect(await screen.findByText('Your account will be closed')).toBeTruthy();
});

test('[HOME-01] a new creator is told the one thing to do', async () => {
  const { portal } = open(Empty.parameters.portal);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a channel' }));
  expect(portal.tracked).toEqual([{ name: 'add-channel' }]);
  expect(
    await screen.findByText('You become a partner with your first connected YouTube channel.'),
  ).toBeTruthy();
});

describe('the path of a newcomer', () => {
  beforeEach(() => localStorage.clear());
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  test('[HOME-01] it leads home in place of To do, money and the month, which have nothing yet', async () => {
    open(Newcomer.parameters.portal);
    expect(await screen.findByRole('list', { name: 'Your path to the first payout' })).toBeTruthy();
    expect(screen.getByText('Start with your YouTube channel: add it, and we will review it.')).toBeTruthy();
    // The one thing to press is the item that waits.
    expect(screen.getByRole('button', { name: 'Add a channel' })).toBeTruthy();
    expect(screen.getByText('Added').closest('li')?.getAttribute('aria-current')).toBe('step');
    expect(titles().join()).not.toMatch(/To do|Last 28 days/);
  });

  test('[HOME-01] while we review, it says who acts and until when, and names the other channels', async () => {
    open(InReview.parameters.portal);
    expect(
      await screen.findByText(
        /^We are reviewing Quiet Mechanics. You will have our answer by \w+day, .+ 6:00 PM/u,
      ),
    ).toBeTruthy();
    expect(screen.getByText('Also: Old Cuts (Not applied yet)')).toBeTruthy();
  });

  test('[HOME-01] a refused creator is told how much is missing, and when to apply again', async () => {
    open(TooSmall.parameters.portal);
    expect(
      await screen.findByText(/^We could not accept Quiet Mechanics this time. You can apply again on \w+/),
    ).toBeTruthy();
    expect(screen.getByText('Subscribers: 412 of 1,000, 588 to go')).toBeTruthy();
    expect(screen.getByText('Not accepted').closest('li')?.dataset['state']).toBe('failed');
    expect(screen.getByRole('link', { name: 'See the reasons' })).toBeTruthy();
  });

  test('[HOME-01] with the first report the month is shown, and the day of the payout is named', async () => {
    open(FirstReport.parameters.portal);
    expect(
      await screen.findByText(/^Your first report is here: \$1,240.50. You will be paid on/),
    ).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 2, name: 'Last 28 days' })).toBeTruthy();
  });

  test('[HOME-01] there is one thing to press: with the report it is the report, not an item that waits', async () => {
    open({ ...FirstReport.parameters.portal, contributions: sampleHome() });
    const report = await screen.findByRole('link', { name: 'Open the report' });
    const list = await screen.findByRole('list', { name: 'To do' });
    const variants = [report, ...within(list).getAllByRole('button', { name: /^Read/ })].map(
      ({ dataset }) => dataset['variant'],
    );
    expect(variants).toEqual(['primary', 'secondary']);
  });

  test('[HOME-01] on a phone the step that is now comes before the items, and the others are one press away', async () => {
    const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: object) => void } };
    happyDOM.setViewport({ width: 360, height: 740 });
    open({ ...FirstReport.parameters.portal, contributions: sampleHome() });
    const step = await screen.findByRole('button', { name: /^Step 6 of 6 · First payout · \w+ \d+/ });
    expect(step.compareDocumentPosition(screen.getByRole('list', { name: 'To do' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(step.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(step);
    expect(screen.getByRole('list', { name: 'Your path to the first payout' })).toBeTruthy();
    happyDOM.setViewport({ width: 1024, height: 768 });
  });

  test('[HOME-01] it leaves by itself once the payout is past', async () => {
    const paid = { ...FirstReport.parameters.portal };
    open({
      ...paid,
      answers: {
        ...paid.answers,
        ...answer(readStatistics, {
          channels: [],
          last_payout: { amount_usd: 12, date: '2026-01-25' },
        }),
      },
    });
    expect(await screen.findByRole('heading', { level: 2, name: /To do/ })).toBeTruthy();
    expect(screen.queryByText('First payout')).toBeNull();
  });
});

test('[HOME-01] where nobody can add a channel in a dialog, the channels are opened', async () => {
  bindPorts(homePorts, { addChannel: undefined });
  open(Empty.parameters.portal);
  const link = await screen.findByRole('link', { name: 'Add a channel' });
  expect(link.getAttribute('href')).toBe('/accounts/youtube');
});

test('[HOME-01] where nobody at all can add a channel, the person is not asked to', async () => {
  leavePortsOpen();
  open(Empty.parameters.portal);
  expect(await screen.findByText('Nothing to do right now')).toBeTruthy();
  expect(screen.queryByText('Add your YouTube channel')).toBeNull();
});

test('[CH-16] when nothing waits the list says so', async () => {
  open(AllClear.parameters.portal);
  expect(await screen.findByText('Nothing to do right now')).toBeTruthy();
  expect(screen.queryByText(/in the list/)).toBeNull();
});

test('[HOME-01] while everything is on its way the page has its heading and no card speaks', async () => {
  const { container } = open(Loading.parameters.portal);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  // To do, and every card but that of the tools, which may stay empty.
  expect(container.querySelectorAll('[aria-busy="true"]')).toHaveLength(sampleHome().cards.length);
  expect(screen.queryAllByRole('alert')).toEqual([]);
});

test('[CH-15] parts that fail say so in their place, and the page is shown', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  open(Failed.parameters.portal);
  expect(await screen.findByText('The list could not be loaded')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByText('This part could not be loaded')).toHaveLength(7));
  expect(screen.getByRole('heading', { level: 1, name: 'Hello, Ann' })).toBeTruthy();
  for (const name of ['Money', 'Channels', 'Last 28 days', 'Your account', 'Dates'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
});

test('[CH-15] where several cards failed, one button tries them all again', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  let isDown = true;
  const Broken = () => {
    if (isDown) throw new Error('offline');
    return <p>loaded</p>;
  };
  const { cards, ...rest } = sampleHome();
  open({
    ...Failed.parameters.portal,
    contributions: { ...rest, cards: cards.map((card) => ({ ...card, Component: Broken })) },
  });
  await waitFor(() => expect(screen.getAllByText('This part could not be loaded')).toHaveLength(7));
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try all again' }));
  await waitFor(() => expect(screen.getAllByText('loaded')).toHaveLength(7));
  expect(screen.queryByText('This part could not be loaded')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try all again' })).toBeNull();
});

test('[CH-15] one failing call leaves the other cards, and its card can be tried again', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const { portal } = open({
    ...Loaded.parameters.portal,
    answers: { 'GET api/channels': new Error('down') },
  });
  expect(await screen.findByRole('heading', { name: 'Money' })).toBeTruthy();
  const retries = await screen.findAllByRole('button', { name: 'Try again' });
  portal.api.answer(Loaded.parameters.portal.answers!);
  for (const retry of retries) await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Your account' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Pulse of your ecosystem' })).toBeTruthy();
});

test.each(sampleHome().cards.map(({ id }) => id))(
  '[CH-15] without an answer the card %s delays no other',
  async (slow) => {
    const home = sampleHome();
    const cards = home.cards.map((card) => (card.id === slow ? { ...card, Component: SlowCard } : card));
    const { container } = open({ ...Loaded.parameters.portal, contributions: { ...home, cards } });
    const isDrawn = (id: string) => container.querySelector(`[data-tour="${id}"] h2`) !== null;
    await waitFor(() => expect(cards.map(({ id }) => id).filter((id) => !isDrawn(id))).toEqual([slow]));
    expect(screen.getByRole('list', { name: 'To do' })).toBeTruthy();
  },
);

describe('while a feature does not answer', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  const titles = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('p')?.textContent);

  test('[CH-16] To do shows the others after a second, names it after five, and adds what it finds at the end', async () => {
    const late = Promise.withResolvers<readonly ActionItem[]>();
    const { waiting } = sampleHome();
    open({
      answers: answer(listChannels, { channels: [buildChannel()] }),
      contributions: {
        waiting: [
          ...waiting,
          { ...lostSource, query: () => ({ queryKey: ['late'], queryFn: () => late.promise }) },
        ],
      },
    });
    await wait(900);
    expect(titles()).toEqual([]);
    await wait(200);
    expect(titles()).toHaveLength(waitingItems.length);
    expect(screen.queryByText('Launches: still loading')).toBeNull();
    await wait(4_000);
    expect(screen.getByText('Launches: still loading')).toBeTruthy();
    const urgent = { id: 'urgent', title: 'Urgent', urgency: 1, action: { label: 'Open', to: '/home' } };
    late.resolve([urgent]);
    await wait(10);
    expect(titles().at(-1)).toBe('Urgent');
    expect(screen.queryByText(/still loading/)).toBeNull();
  });
});

test('[HOME-01] a card whose capability is missing is not drawn', async () => {
  const Secret = vi.fn(() => 'secret');
  const cards = [{ id: 'x', place: 'main', capability: 'games', Component: Secret } as const];
  open({ contributions: { cards, waiting: [] } });
  await screen.findByText('Nothing to do right now');
  expect(Secret).not.toHaveBeenCalled();

  open({
    user: buildUser({ partner: buildPartner({ capabilities: { games: true } }) }),
    contributions: { cards, waiting: [] },
  });
  expect(await screen.findByText('secret')).toBeTruthy();
});

test('[CH-18] big numbers are short for the eye and exact for the pointer and the ear', async () => {
  open(Loaded.parameters.portal);
  const short = await screen.findByText('1.2M');
  expect(short.parentElement?.title).toBe('1,234,567');
  expect(short.getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('1,234,567')).toBeTruthy();
});

test('[USER-08] what is switched on is named, and leads somewhere', async () => {
  const { portal } = open(Loaded.parameters.portal);
  const card = (await screen.findByRole('heading', { name: 'Enabled for you' })).closest('section')!;
  expect(within(card).getAllByRole('link', { name: 'Open' })).toHaveLength(2);
  await userEvent.click(within(card).getByRole('button', { name: 'Write' }));
  expect(portal.opened).toEqual([{ name: 'support', props: {} }]);
});

test('[USER-08] what is switched on and leads to a feature that is not there is named, without a button', async () => {
  leavePortsOpen();
  open(Loaded.parameters.portal);
  const card = (await screen.findByRole('heading', { name: 'Enabled for you' })).closest('section')!;
  expect(within(card).getByText('Analytics')).toBeTruthy();
  expect(within(card).queryByRole('link')).toBeNull();
});

test('[USER-08] direct support without a way to write is left out', async () => {
  open({ ...Loaded.parameters.portal, withoutModals: ['support'] });
  expect(await screen.findByText('Analytics')).toBeTruthy();
  expect(screen.queryByText('Direct support')).toBeNull();
});

test('[USER-09] the manager, the address and being a partner are shown', async () => {
  open(Loaded.parameters.portal);
  expect(await screen.findByText('Iryna Shevchenko')).toBeTruthy();
  expect(screen.getByText('ann@my-air.test')).toBeTruthy();
  expect(screen.getByText('Partner')).toBeTruthy();
});

test('[USER-09] an account that is going to be closed says since when, in the person’s date format', async () => {
  const user = Scalelab.parameters.portal.user!;
  open({
    ...Scalelab.parameters.portal,
    user: { ...user, preference: { ui_date_format: 'ISO', ui_timezone: 'UTC' } },
  });
  expect(await screen.findByText(/You requested this on 2026-11-18/)).toBeTruthy();
});

test('[I18N-01] home speaks Ukrainian', async () => {
  open(Ukrainian.parameters.portal);
  expect(await screen.findByRole('heading', { level: 1, name: 'Вітаємо, Олена' })).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 2, name: /Потрібно зробити/ })).toBeTruthy();
});

test('[HOME-01] the same thing from two features is listed once, and a long list opens', async () => {
  const items = Array.from({ length: 8 }, (_, index) => ({
    id: `item:${index}`,
    title: `Thing ${index}`,
    urgency: index,
    action: { label: 'Open', to: '/home' },
  }));
  open({
    answers: answer(listChannels, { channels: [] }),
    contributions: { cards: [], waiting: sampleHome([...items, items[0]!]).waiting.slice(1) },
  });
  const list = await screen.findByRole('list', { name: /To do/ });
  expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Show 3 more' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(8));
});

test('[CH-16] an item is put off until tomorrow, stays counted, and is taken back', async () => {
  localStorage.clear();
  const { portal } = open(Loaded.parameters.portal);
  const titles = () =>
    within(screen.getByRole('list', { name: 'To do' }))
      .getAllByRole('listitem')
      .map((row) => row.querySelector('p')?.textContent);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Snooze until tomorrow: Licensing income is here' }),
  );
  expect(titles()).toEqual(['Accept the terms and conditions', 'Choose a country for Olena Cooks']);
  expect(screen.getByText('2 in the list')).toBeTruthy();
  expect(screen.getByText('1 snoozed until tomorrow')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show today: Licensing income is here' }));
  expect(titles()).toHaveLength(3);
  expect(screen.queryByText('1 snoozed until tomorrow')).toBeNull();

  await userEvent.click(
    screen.getByRole('button', { name: 'Snooze until tomorrow: Licensing income is here' }),
  );
  act(() => portal.shown.at(-1)?.action?.onAct());
  expect(titles()).toHaveLength(3);
});

test('[CH-16] when everything is put off, nothing is to be done today', async () => {
  localStorage.clear();
  open({
    ...AllClear.parameters.portal,
    contributions: sampleHome(waitingItems.slice(0, 1)),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Snooze/ }));
  expect(screen.getByText('Nothing to do right now')).toBeTruthy();
  expect(screen.getByText('1 snoozed until tomorrow')).toBeTruthy();
  localStorage.clear();
});

function open(options: RenderInPortalOptions) {
  return renderInPortal(<HomeScreen />, options);
}

test('[I18N-01] what waits is told in the chosen language as soon as another is chosen', async () => {
  const { portal } = open({ ...Empty.parameters.portal, loadMessages });
  expect(await screen.findByText('Add your YouTube channel')).toBeTruthy();
  await act(() => portal.locale.set('uk'));
  expect(await screen.findByRole('button', { name: 'Додати канал' })).toBeTruthy();
  expect(screen.queryByText('Add your YouTube channel')).toBeNull();
});

test('[HOME-01] an invitation that has expired says so, and leads to a new one', async () => {
  const channel = buildChannel({
    title: 'Kite',
    status: 'invitation_sent',
    invitation_expires_at: '2026-01-07T10:00:00Z',
  });
  const { answers, ...rest } = Newcomer.parameters.portal;
  const { portal } = open({
    ...rest,
    answers: { ...answers, ...answer(listChannels, { channels: [channel] }) },
  });
  expect(
    await screen.findByText(/^Our invitation for Kite expired on .*ask us for a new one\.$/),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Write to support' }));
  expect(portal.opened).toEqual([{ name: 'support', props: { summary: 'A new invitation for Kite' } }]);
});

test('[HOME-01] a feature whose list this user does not need keeps no placeholder', async () => {
  const query = { queryKey: ['not-needed'], queryFn: () => [], enabled: false };
  open({
    answers: answer(listChannels, { channels: [buildChannel()] }),
    contributions: { waiting: [{ ...lostSource, query: () => query }] },
  });
  expect(await screen.findByText('Nothing to do right now')).toBeTruthy();
});
