import { QueryObserver } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { createPortalRouter } from '@my-air/shell/testing';
import { buildShell } from '../testing/buildShell.ts';
import { createBackend } from '../testing/backend/createBackend.ts';
import { failureKinds } from '../testing/backend/failures.ts';
import { openPortal } from '../testing/backend/openPortal.tsx';
import { addressOf, waiting } from '../testing/backend/waitingRoutes.ts';

/** These routes wait for no call, for the session alone, or for a call whose failure a part of the screen tells. */
const waitingForNoCall = [
  '/ai-metadata/about',
  '/ai-metadata/instruction',
  '/finances/$page',
  '/finances/transaction/$id',
  '/impersonate',
];

/**
 * Calls that other parts make as well, on a schedule or after the first sign-in: the number of requests is
 * not fixed.
 */
const readElsewhere = ['/affiliate-program'];

/** One screen of each sort: the others are made with the same parts. Home is below, where a card fails alone. */
const screens = {
  'a list': '/accounts/youtube',
  'a detail': '/services/$id',
  'a public page': '/help/$article',
  'a polled chat': '/messenger',
  'a form': '/ads-boost/yt-channels/$guid/config',
} as const satisfies Record<string, keyof typeof waiting>;

const cases = Object.entries(screens).flatMap(([sort, path]) =>
  Object.keys(failureKinds).map((kind) => ({ sort, path, kind })),
);

// No test waits for the code of a screen: how long it takes to be compiled depends on how busy the machine is.
beforeAll(async () => {
  const router = createPortalRouter(buildShell());
  await Promise.all(Object.values(router.routesById).map(async (route) => router.loadRouteChunk(route)));
});

beforeEach(() => {
  localStorage.clear();
  // Back-off without waiting.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  // React and the router log the error that the route has caught.
  vi.mocked(console.error).mockImplementation(() => {});
  vi.mocked(console.warn).mockImplementation(() => {});
});

test('[ERR-09] every route with a loader is known', () => {
  const { routesById } = createPortalRouter(buildShell());
  const loading = Object.values(routesById).filter(({ options }) => 'loader' in options && options.loader);
  expect(loading.map(({ fullPath }): string => fullPath).toSorted()).toEqual(
    [...Object.keys(waiting), ...waitingForNoCall, ...readElsewhere].toSorted(),
  );
});

const visited = new Set<string>();

/** The first visit of a route compiles its modules; the counts must not depend on how long that takes. */
async function visitOnce(path: keyof typeof waiting) {
  if (visited.has(path)) return;
  visited.add(path);
  const backend = createBackend();
  await openPortal(addressOf(path), backend);
  await waitFor(() => expect(backend.count(waiting[path])).toBeGreaterThan(0));
  cleanup();
}

describe.each(cases)('[ERR-09] $sort, $kind', ({ path, kind }) => {
  const { reply, requests, isReported, heading } = failureKinds[kind]!;
  const isPublic = path === screens['a public page'];
  // The failures of polled chats are frequent and mean nothing to monitoring, which leaves them out (`isReportable`).
  const reports = isReported && path !== screens['a polled chat'] ? 1 : 0;

  test(`is asked for ${requests} times and shown once`, async () => {
    await visitOnce(path);
    const backend = createBackend();
    const key = waiting[path];
    backend.reply(key, kind === 'no answer in time' ? timingOut(reply) : reply);
    const { shell, shown, reported } = await openPortal(addressOf(path), backend);
    const { queryClient } = shell.portal;

    // A visitor who finds no article is shown the others.
    const name = isPublic && kind === '404' ? 'Article not found' : heading;
    await screen.findByRole('heading', { level: 1, name });
    const failed = queryClient
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.status === 'error' });
    expect(failed.length).toBeGreaterThan(0);
    const stops = failed.flatMap(({ queryKey, options: { queryFn } }) =>
      [1, 2, 3].map(() =>
        new QueryObserver(queryClient, { queryKey, ...(queryFn && { queryFn }) }).subscribe(() => {}),
      ),
    );
    // Requests ahead of time and polls begin after the first paint.
    const hasBegun = () => isPublic || backend.count('GET api/referralProgram') > 0;
    await waitFor(() => expect(hasBegun()).toBe(true));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    stops.forEach((stop) => stop());

    expect(backend.count(key)).toBe(requests);
    expect(shown.mock.calls).toEqual([]);
    // Maintenance is shown in another layout, which draws the failure anew.
    await waitFor(() => expect(document.querySelectorAll('h1')).toHaveLength(1));
    await waitFor(() => expect(reported).toHaveLength(reports));
  }, 120_000);
});

/** Lets the time of a call pass as soon as it is made. */
function timingOut(reply: (typeof failureKinds)[string]['reply']): typeof reply {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  return (request) => {
    const [expire] = timers.mock.calls.findLast(([, delay]) => delay === 30_000) ?? [];
    queueMicrotask(() => typeof expire === 'function' && expire());
    return reply(request);
  };
}
