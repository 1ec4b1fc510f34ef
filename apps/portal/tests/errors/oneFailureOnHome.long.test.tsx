import { buildChannel } from '@my-air/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createBackend } from '../testing/backend/createBackend.ts';
import { failureKinds } from '../testing/backend/failures.ts';
import { openPortal } from '../testing/backend/openPortal.tsx';

/** The calls of home for waiting items, and for what is on every screen. */
const readAtOnce: readonly string[] = [
  'GET api/active-chats',
  'GET api/ai-metadata/batch-translations',
  'GET api/ai-optimization/channels',
  'GET api/channels',
  'GET api/notificationMessages',
  'GET api/referralProgram',
];
/** The calls of single cards. */
const readAfterwards: readonly string[] = [
  'GET api/ads-boost/yt-channels',
  'GET api/ads-boost/yt-channels/config',
  'GET api/ai-metadata/localizable-languages',
  'GET api/distribution',
  'GET api/distribution/requests/active',
  'GET api/ecosystem/productBundles',
  'GET api/ecosystem/productCategories',
  'GET api/finances-ai/balance',
  'GET api/finances-ai/packages',
  'GET api/games',
  'GET api/news',
  'GET api/statistics',
];
const readByHome = [...readAtOnce, ...readAfterwards];
/** The open translations of To do, and the latest ones of their card, are two reads of one call. */
const readTwice = 'GET api/ai-metadata/batch-translations';
const closed = '503 with a short Retry-After';
/** The call of one card, and one that is read for the items that wait: these fail in every way, the others in one. */
const failing = ['GET api/news', 'GET api/channels'];
const kinds = ['a cut connection', '500', closed, '404', '200 with null'];

beforeEach(() => {
  localStorage.clear();
  // On a Monday home has the card of the week as well.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 30, 9) });

  afterEach(() => {
    vi.useRealTimers();
  });
  // Polls run while the page can be seen: here they must not change the counts.
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.mocked(console.error).mockImplementation(() => {});
  vi.mocked(console.warn).mockImplementation(() => {});
});

async function openHome(backend: ReturnType<typeof createBackend>, isComplete: () => boolean) {
  const portal = await openPortal('/home', backend);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(isComplete()).toBe(true));
  await waitFor(() => expect(portal.shell.portal.queryClient.isFetching()).toBe(0));
  return portal;
}
const hasRead = (backend: ReturnType<typeof createBackend>, keys: readonly string[]) =>
  keys.every((key) => backend.count(key) > 0);

test('[ERR-09] every read of home is in the lists above, and is made once', async () => {
  const backend = createBackend();
  await openHome(backend, () => hasRead(backend, readByHome));
  const ofSession = /auth|csrf|GET api\/user$/;
  expect(backend.seen.filter((key) => !ofSession.test(key)).toSorted()).toEqual(
    [...readByHome, readTwice].toSorted(),
  );
}, 120_000);

const cases = readByHome
  .filter((key) => key !== readTwice)
  .flatMap((key) => (failing.includes(key) ? kinds : ['500']).map((kind) => [key, kind] as const));

describe.each(cases)('[ERR-09] home, %s, %s', (key, kind) => {
  const { reply, requests } = failureKinds[kind]!;

  test(`is asked for ${requests} times, and told in one place without a toast`, async () => {
    const backend = createBackend();
    backend.reply(key, reply);
    const { shown } = await openHome(
      backend,
      () => hasRead(backend, readAtOnce) && backend.count(key) >= requests,
    );
    expect(backend.count(key)).toBe(requests);
    expect(shown.mock.calls).toEqual([]);
    // [ERR-08] 503 concerns the whole portal; every other failure stays in its card.
    const name = kind === closed ? 'The portal is under maintenance' : /./;
    await screen.findByRole('heading', { level: 1, name });
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  }, 120_000);
});

/** The cards that show what a call answers to a partner; the other calls delay no card. */
const cardsOf: Readonly<Record<string, readonly string[]>> = {
  'GET api/active-chats': ['unread-chats'],
  'GET api/ads-boost/yt-channels': ['ads-boost'],
  'GET api/ads-boost/yt-channels/config': ['ads-boost'],
  'GET api/channels': ['channels', 'moderation', 'person'],
  'GET api/distribution': ['distribution'],
  'GET api/games': ['games'],
  'GET api/news': ['news'],
  'GET api/referralProgram': ['referral'],
  'GET api/statistics': ['statistics', 'week'],
};

test.each(readByHome)(
  '[CH-15] while %s does not answer, only its own cards wait',
  async (key) => {
    const backend = createBackend();
    // The home of a newcomer has the statistics only once there are some.
    backend.reply('GET api/channels', async () => Response.json({ channels: [buildChannel()] }));
    const answer = Promise.withResolvers<Response>();
    backend.reply(key, () => answer.promise);
    await openPortal('/home', backend);
    const places = () => [...document.querySelectorAll<HTMLElement>('main [data-tour]')];
    const isWaiting = (place: HTMLElement) =>
      place.querySelector('[aria-busy="true"]') || (place.firstElementChild && !place.querySelector('h2'));
    const waiting = () =>
      places()
        .filter(isWaiting)
        .map(({ dataset }) => dataset['tour'] ?? '')
        .toSorted((one, other) => one.localeCompare(other));
    await waitFor(() => expect(places().length).toBeGreaterThan(10), { timeout: 10_000 });
    await waitFor(() => expect(waiting()).toEqual(cardsOf[key] ?? []), { timeout: 10_000 });
    answer.resolve(new Response('{}', { status: 500 }));
  },
  60_000,
);
