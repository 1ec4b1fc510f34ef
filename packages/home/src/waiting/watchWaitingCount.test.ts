import { listChannels } from '@my-air/api-client/contract';
import { answer, buildChannel, stubPortal, type StubPortal } from '@my-air/feature-kit/testing';
import { afterEach, expect, test, vi } from 'vitest';

import { sampleHome, waitingItems } from '../testing/sampleHome.tsx';
import { putOff, takeBack } from './putOff.ts';
import { waitingCountQuery } from './waitingCountQuery.ts';
import { waitingCountBackground } from './watchWaitingCount.ts';

let stop: () => void = () => {};
afterEach(() => stop());

const badgeOf = ({ queryClient }: StubPortal) => queryClient.getQueryData(waitingCountQuery.queryKey);

test('[CH-16] the badge counts what the list on home shows, and follows the same caches', async () => {
  const portal = stubPortal({ contributions: sampleHome(), answers: answer(listChannels, { channels: [] }) });
  stop = waitingCountBackground.start(portal);
  await vi.waitFor(() => expect(badgeOf(portal)).toBe(waitingItems.length + 1));

  portal.queryClient.setQueryData(['channels'], [buildChannel()]);
  await vi.waitFor(() => expect(badgeOf(portal)).toBe(waitingItems.length));

  portal.queryClient.setQueryData(['sample', 'waiting'], []);
  await vi.waitFor(() => expect(badgeOf(portal)).toBe(0));
});

test('[CH-16] what was put off until tomorrow is not counted until then', async () => {
  const portal = stubPortal({ contributions: sampleHome(), answers: answer(listChannels, { channels: [] }) });
  const owner = portal.session.getUser()?.id;
  stop = waitingCountBackground.start(portal);
  await vi.waitFor(() => expect(badgeOf(portal)).toBe(waitingItems.length + 1));
  putOff(owner, 'first-channel');
  expect(badgeOf(portal)).toBe(waitingItems.length);
  takeBack(owner, 'first-channel');
  expect(badgeOf(portal)).toBe(waitingItems.length + 1);
});

test('[CH-16] sources may share a query', async () => {
  const home = sampleHome();
  const portal = stubPortal({
    contributions: { ...home, waiting: [...home.waiting, ...home.waiting] },
    answers: answer(listChannels, { channels: [] }),
  });
  stop = waitingCountBackground.start(portal);
  await vi.waitFor(() => expect(badgeOf(portal)).toBe(waitingItems.length + 1));
});

test('[CH-16] what could not be had does not keep the rest from being counted', async () => {
  const portal = stubPortal({
    contributions: sampleHome(),
    answers: { 'GET api/channels': new Error('down') },
  });
  stop = waitingCountBackground.start(portal);
  await vi.waitFor(() => expect(badgeOf(portal)).toBe(waitingItems.length));
});

test('after it was stopped nothing is counted any more', async () => {
  const portal = stubPortal({ contributions: sampleHome(), answers: answer(listChannels, { channels: [] }) });
  waitingCountBackground.start(portal)();
  const counted = badgeOf(portal);
  portal.queryClient.setQueryData(['sample', 'waiting'], waitingItems);
  portal.queryClient.setQueryData(['channels'], [buildChannel()]);
  await Promise.resolve();
  expect(badgeOf(portal)).toBe(counted);
});
