import { listChannels, readStatistics } from '@my-air/api-client/contract';
import {
  answer,
  buildChannel,
  buildUser,
  renderInPortal,
  type RenderInPortalOptions,
} from '@my-air/feature-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { updateIntroTour } from '../contract.ts';
import { HomeScreen } from '../overview/HomeScreen.tsx';
import { sampleHome } from '../testing/sampleHome.tsx';
import { isTourDue } from './IntroTour.tsx';

const newcomer = buildUser({ preference: { intro_tour: true } });
const tourCall = { key: 'PATCH api/intro-tour', body: { intro_tour: false } };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  document.querySelectorAll('[data-other]').forEach((element) => element.remove());
});

test('[USER-05] the tour shows four places, then is over and saved', async () => {
  const { portal } = open();
  expect(await findStep('To do')).toBeTruthy();
  for (const title of ['Your money', 'Your channels', 'Help and your account']) {
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await findStep(title)).toBeTruthy();
  }
  expect(portal.api.calls).not.toContainEqual(expect.objectContaining(tourCall));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(queryTour()).toBeNull());
  expect(portal.api.calls).toContainEqual(expect.objectContaining(tourCall));
  expect(portal.queryClient.getQueryData(['user'])).toMatchObject({ preference: { intro_tour: false } });
});

test('[USER-05] [HOME-01] a newcomer is shown the path that is there in place of To do', async () => {
  open({ answers: answer(listChannels, { channels: [] }) });
  expect(await findStep('Your path to the first payout')).toBeTruthy();
});

test('[USER-05] one can go back a step', async () => {
  open();
  await findStep('To do');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await findStep('To do')).toBeTruthy();
});

test('[USER-05] the focus is inside every step, and Enter goes on', async () => {
  open();
  await findStep('To do');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
  await userEvent.keyboard('{Enter}');
  expect(await findStep('Your money')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
});

test.for(['Escape', 'Skip'])('[USER-05] %s ends the tour, and it counts as seen', async (way) => {
  const { portal } = open();
  await findStep('To do');
  if (way === 'Escape') await userEvent.keyboard('{Escape}');
  else await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
  await waitFor(() => expect(queryTour()).toBeNull());
  expect(portal.api.calls).toContainEqual(expect.objectContaining(tourCall));
});

test('[USER-05] a tour that could not be saved is over all the same, without a complaint', async () => {
  const { portal } = open({ answers: { 'PATCH api/intro-tour': new Error('down') } });
  await findStep('To do');
  await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
  await waitFor(() => expect(queryTour()).toBeNull());
  expect(portal.shown).toEqual([]);
});

test('[USER-05] a tour that is over does not come again with a user that is fetched before its call has arrived', async () => {
  const { portal } = open({ answers: { 'PATCH api/intro-tour': () => new Promise(() => {}) } });
  await findStep('To do');
  await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
  act(() => void portal.queryClient.setQueryData(['user'], newcomer));
  await expectNoTour();
  expect(portal.api.calls.at(-1)?.options).toMatchObject({ keepalive: true });
});

test('[USER-05] the tour gives way to a dialog that comes, and goes on after it', async () => {
  open();
  await findStep('To do');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  const other = showOther();
  await waitFor(() => expect(queryTour()).toBeNull());
  other.remove();
  expect(await findStep('Your money')).toBeTruthy();
});

test('[USER-05] a visit that has begun with a dialog, such as the welcome, has no tour; the next one has', async () => {
  const { unmount } = open({ user: { ...newcomer, is_new: true } });
  await screen.findByRole('heading', { level: 1 });
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  const welcome = showOther();
  await act(() => vi.advanceTimersByTimeAsync(100));
  welcome.remove();
  await expectNoTour();

  unmount();
  open({ user: { ...newcomer, is_new: true } });
  await screen.findByRole('heading', { level: 1 });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await findStep('To do')).toBeTruthy();
});

test('[USER-05] the tour does not come between two dialogs of the portal, however slow the next one is', async () => {
  const { portal } = open({ isInterrupted: true });
  await expectNoTour();
  expect(portal.api.calls).not.toContainEqual(expect.objectContaining(tourCall));
});

test.for([
  { name: 'has seen it', user: buildUser({ preference: { intro_tour: false } }), expected: false },
  { name: 'has no preference', user: buildUser({ preference: null }), expected: false },
  { name: 'has not seen it', user: newcomer, expected: true },
  {
    name: 'is acted for by staff',
    user: { ...newcomer, impersonator: { id: 9, name: 'Staff' } },
    expected: false,
  },
])('[USER-05] a person who $name: tour due is $expected', ({ user, expected }) => {
  expect(isTourDue(user)).toBe(expected);
});

/** A dialog of another part of the portal. */
function showOther() {
  const other = document.createElement('div');
  other.role = 'dialog';
  other.dataset['other'] = '';
  document.body.append(other);
  return other;
}

function open(options: RenderInPortalOptions = {}) {
  return renderInPortal(<HomeScreen />, {
    user: newcomer,
    contributions: sampleHome(),
    ...options,
    answers: {
      ...answer(listChannels, { channels: [buildChannel()] }),
      ...answer(readStatistics, { channels: [] }),
      ...answer(updateIntroTour, undefined),
      ...options.answers,
    },
  });
}

/** The tour stays away, also after the moment that it waits for quiet. */
async function expectNoTour() {
  await screen.findByRole('heading', { level: 1 });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(queryTour()).toBeNull();
}

const queryTour = () => document.querySelector('[data-tour-step]');

async function findStep(title: string) {
  return vi.waitFor(() => {
    const heading = queryTour()?.querySelector('h2');
    if (heading?.textContent !== title) throw new Error(`The tour is not at "${title}"`);
    return heading;
  });
}
