import { listChannels, readStatistics } from '@my-air/api-client/contract';
import {
  answer,
  buildChannel,
  buildFailure,
  buildPartner,
  buildUser,
  forgetPage,
  renderInPortal,
  type RenderInPortalOptions,
} from '@my-air/feature-kit/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { HomeScreen } from '../overview/HomeScreen.tsx';
import { sampleHome } from '../testing/sampleHome.tsx';
import { sampleDays, sampleStatistics } from '../testing/sampleStatistics.ts';

const day = 86_400_000;
/** A Monday in the weeks of the sample. */
const monday = Date.parse('2026-11-23T10:00:00Z');
const old = buildChannel({ platform_guid: 'UC1', title: 'Olena Cooks', status: 'connected' });
const kyiv = { ui_timezone: 'Europe/Kyiv' };

// Its code comes when the card is first shown, which a clock that is not real would not wait for.
beforeAll(async () => {
  await import('./WeekCard.tsx');
});
beforeEach(() => {
  localStorage.clear();
  forgetPage();
  vi.useFakeTimers({ now: monday });
});
afterEach(() => vi.useRealTimers());

const wait = (time = 100) => act(() => vi.advanceTimersByTimeAsync(time));
/** Moves the clock, which the page looks at once a minute. */
async function passTo(moment: number) {
  vi.setSystemTime(moment);
  await wait(60_000);
}
const week = () => screen.queryByRole('heading', { level: 2, name: 'Your week' })?.closest('section') ?? null;

async function open({ answers, ...options }: RenderInPortalOptions = {}) {
  const opened = renderInPortal(<HomeScreen />, {
    path: '/home',
    user: buildUser({ partner: buildPartner({}), preference: kyiv }),
    contributions: sampleHome([]),
    answers: {
      ...answer(listChannels, { channels: [old] }),
      ...answer(readStatistics, sampleStatistics),
      ...answers,
    },
    ...options,
  });
  await wait(1_100);
  return opened;
}

test('[HOME-01] the week is on home on Monday in the time zone of the user, from the same answer as the month', async () => {
  const { portal, unmount } = await open();
  expect(week()).toBeTruthy();
  expect(portal.api.calls.filter(({ key }) => key === readStatistics.key)).toHaveLength(1);
  unmount();

  // Sunday evening in UTC is Monday in Kyiv.
  vi.setSystemTime(Date.parse('2026-11-22T22:30:00Z'));
  const early = await open();
  expect(week()).toBeTruthy();
  early.unmount();
  await open({ user: buildUser({ partner: buildPartner({}), preference: { ui_timezone: 'UTC' } }) });
  expect(week()).toBeNull();
});

test('[HOME-01] on other days it is at the address of its notification alone, and no place is kept', async () => {
  vi.setSystemTime(monday + 2 * day);
  const { container, unmount } = await open();
  expect(week()).toBeNull();
  expect(container.querySelector('#week')).toBeNull();
  unmount();
  await open({ path: '/home#week' });
  expect(week()).toBeTruthy();
});

test('[HOME-01] a page that stays open loses the card of a Monday that has passed, and asks for the next week', async () => {
  const { portal } = await open();
  expect(week()?.textContent).toMatch(/Nov 22/);
  await passTo(monday + day);
  expect(week()).toBeNull();

  const later = sampleDays.map((one) => ({
    ...one,
    date: new Date(Date.parse(one.date) + 7 * day).toISOString().slice(0, 10),
  }));
  portal.api.answer(answer(readStatistics, { channels: [{ platform_guid: 'UC1', days: later }] }));
  await passTo(monday + 7 * day);
  expect(week()?.textContent).toMatch(/Nov 29/);
});

test('[HOME-01] it is dismissed for this week, in all tabs, and is back on the next Monday', async () => {
  const first = await open();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
  expect(week()).toBeNull();
  first.unmount();
  forgetPage();
  const second = await open();
  expect(week()).toBeNull();
  second.unmount();
  // The way by the notification still leads to it.
  const linked = await open({ path: '/home#week' });
  expect(week()).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
  await wait();
  expect(week()).toBeNull();
  expect(linked.router.history.location.href).toBe('/home');
});

test('[HOME-01] another tab that dismissed it takes it away', async () => {
  await open();
  const user = buildUser({});
  act(() => {
    localStorage.setItem(`my-air:${user.id}:home.week`, '"2026-11-23"');
    window.dispatchEvent(new StorageEvent('storage', { key: `my-air:${user.id}:home.week` }));
  });
  expect(week()).toBeNull();
});

test('[HOME-01] a newcomer has it once there are figures', async () => {
  const young = { ...old, status_since: new Date(monday - 5 * day).toISOString() };
  const answers = answer(listChannels, { channels: [young] });
  const { unmount } = await open({
    answers: { ...answers, ...answer(readStatistics, { channels: [] }) },
  });
  expect(screen.getByRole('list', { name: 'Your path to the first payout' })).toBeTruthy();
  expect(document.querySelector('#week')).toBeNull();
  unmount();
  await open({ answers: { ...answers, ...answer(readStatistics, { channels: sampleStatistics.channels }) } });
  expect(screen.getByRole('list', { name: 'Your path to the first payout' })).toBeTruthy();
  expect(week()).toBeTruthy();
});

test('[HOME-01] its place is kept while the figures are late, and a failure is said in it', async () => {
  const late = Promise.withResolvers<typeof sampleStatistics>();
  const { unmount } = await open({ answers: { [readStatistics.key]: () => late.promise } });
  const place = () => document.querySelector<HTMLElement>('#week');
  expect(place()?.style.minHeight).not.toBe('');
  expect(place()?.querySelector('[aria-busy="true"]')).toBeTruthy();
  await wait(8_000);
  late.resolve(sampleStatistics);
  await wait();
  expect(week()).toBeTruthy();
  unmount();

  vi.mocked(console.error).mockImplementation(() => {});
  await open({ answers: { [readStatistics.key]: buildFailure('server') } });
  await vi.waitFor(() => expect(place()?.textContent).toContain('This part could not be loaded'));
});

test('[HOME-01] where the server has no statistics there is no card and no place', async () => {
  await open({ answers: { [readStatistics.key]: buildFailure('not_found') } });
  expect(document.querySelector('#week')?.children).toHaveLength(0);
  expect(week()).toBeNull();
});
