import { ApiError, type ApiErrorCode } from '@my-air/api-client';
import type { Locale } from '@my-air/i18n';
import { onlineManager } from '@tanstack/react-query';
import { createRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { errorId } from './errorId.ts';
import { loadMessages } from '../locales/index.ts';
import { rootRoute } from '../index.ts';
import { renderInPortal, renderRoute, stubPortal } from '../testing.ts';
import { FailedScreen } from './FailedScreen.tsx';
import { FailedView } from './FailedView.tsx';
import { NotFoundView } from './NotFoundView.tsx';
import { PendingView } from './PendingView.tsx';

const Failed = FailedView as ComponentType<Partial<ErrorComponentProps>>;
const title = { id: 'Channels', message: 'Channels' };
const failure = (code: ApiErrorCode) => new ApiError({ code, key: 'GET api/channels', pageLoading: true });

// A server that is asked for a missing part has not answered yet.
beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => {})));
afterEach(() => vi.unstubAllGlobals());

test.each(['en', 'uk', 'es', 'ru', 'pt', 'pseudo'] as const)(
  'every view has one heading and words in %s',
  async (locale: Locale) => {
    const portal = stubPortal({ locale, loadMessages });
    await portal.ready;
    const english = new Set<string>();
    for (const view of [
      <PendingView key={0} />,
      <NotFoundView key={1} />,
      <Failed key={2} error={new Error('x')} />,
    ]) {
      const { container, unmount } = renderInPortal(view, { portal });
      const headings = [...container.querySelectorAll('h1')];
      expect(headings).toHaveLength(1);
      english.add(headings[0]?.textContent ?? '');
      unmount();
    }
    const isEnglish = english.has('Loading') || english.has('Page not found');
    expect(isEnglish).toBe(locale === 'en');
  },
);

test.each([
  [failure('network'), 'No connection to the portal'],
  [failure('timeout'), 'This is taking too long'],
  [failure('forbidden'), 'You do not have access to this page'],
  [failure('too_many_requests'), 'Too many requests'],
  [failure('maintenance'), 'The portal is under maintenance'],
  [failure('server'), 'Something went wrong'],
  [failure('malformed'), 'Something went wrong'],
  [
    new TypeError('Failed to fetch dynamically imported module: /assets/x.js'),
    'A part of this page could not be loaded',
  ],
  [new TypeError('Importing a module script failed.'), 'A part of this page could not be loaded'],
  [new Error('secret details of the database'), 'Something went wrong'],
  ['a string', 'Something went wrong'],
  [null, 'Something went wrong'],
])('%s is told as “%s”, without its own text', (error, heading) => {
  const { container } = renderInPortal(<FailedScreen error={error} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  expect(container.textContent).not.toMatch(/api\/channels|secret|assets|ApiError|string/);
});

test('a failure has one number, which can be copied', async () => {
  const user = userEvent.setup();
  const error = new Error('lost');
  renderInPortal(<FailedScreen error={error} />);
  expect(screen.getByText(`Error number: ${errorId(error)}`)).toBeDefined();
  expect(errorId(error)).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(errorId(new Error('lost'))).not.toBe(errorId(error));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(errorId(error));
});

describe('[NAV-30] a part of the page that could not be loaded', () => {
  const missing = new TypeError('error loading dynamically imported module: /assets/x.js');

  test('is gone after a release: there is nothing to try again, the page is reloaded', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const onRetry = vi.fn();
    renderInPortal(<FailedScreen error={missing} onRetry={onRetry} />);
    expect(await screen.findByRole('heading', { name: 'The portal has been updated' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
    expect(reload).toHaveBeenCalledOnce();
    expect(onRetry).not.toHaveBeenCalled();
  });

  test('is blocked: a blocker is named, and it is tried again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const onRetry = vi.fn();
    renderInPortal(<FailedScreen error={missing} onRetry={onRetry} />);
    expect(await screen.findByRole('heading', { name: 'A part of this page was blocked' })).toBeDefined();
    expect(screen.getByText(/An ad blocker/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

test('a failed route is tried again, with its loader', async () => {
  // React reports what an error boundary caught.
  vi.mocked(console.error).mockImplementation(() => {});
  vi.mocked(console.warn).mockImplementation(() => {});
  let isDown = true;
  const load = vi.fn(() => (isDown ? Promise.reject(failure('network')) : Promise.resolve('there')));
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '/channels',
    staticData: { title },
    loader: load,
    component: () => <h1>The channels</h1>,
    errorComponent: FailedView,
  });
  await renderRoute({ routes: [route] }, '/channels');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No connection to the portal');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The channels')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a route that failed without a connection opens by itself when the connection is back', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  vi.mocked(console.warn).mockImplementation(() => {});
  const load = vi.fn().mockRejectedValueOnce(failure('network')).mockResolvedValue('there');
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '/channels',
    staticData: { title },
    loader: () => load() as Promise<string>,
    component: () => <h1>The channels</h1>,
    errorComponent: FailedView,
  });
  const { portal } = await renderRoute({ routes: [route] }, '/channels');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No connection to the portal');
  expect(portal.connection.get()).toBe(false);
  act(() => portal.connection.set(true));
  expect(await screen.findByText('The channels')).toBeDefined();
});

test('a part that was asked for without a connection is asked for again, also where the browser is online by now', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  vi.mocked(console.warn).mockImplementation(() => {});
  const missing = new TypeError('Failed to fetch dynamically imported module: /x.js');
  const load = vi.fn().mockRejectedValueOnce(missing).mockResolvedValue('there');
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '/channels',
    staticData: { title },
    loader: () => load() as Promise<string>,
    component: () => <h1>The channels</h1>,
    errorComponent: FailedView,
  });
  const portal = stubPortal();
  portal.connection.set(false);
  await renderRoute({ routes: [route] }, '/channels', { portal });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No connection to the portal');
  act(() => portal.connection.set(true));
  expect(await screen.findByText('The channels')).toBeDefined();
});

test('[NAV-30] a part that was lost with a connection that is back already is asked for again, not taken for a new release', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  vi.mocked(console.warn).mockImplementation(() => {});
  const missing = new TypeError('Failed to fetch dynamically imported module: /x.js');
  const load = vi.fn().mockRejectedValueOnce(missing).mockResolvedValue('there');
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '/channels',
    staticData: { title },
    loader: () => load() as Promise<string>,
    component: () => <h1>The channels</h1>,
    errorComponent: FailedView,
  });
  const portal = stubPortal();
  portal.connection.isSteady = () => false;
  await renderRoute({ routes: [route] }, '/channels', { portal });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No connection to the portal');
  act(() => portal.connection.set(true));
  expect(await screen.findByText('The channels')).toBeDefined();
});

test('[NAV-30] a part that is the first to miss the connection is not taken for a new release', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  vi.mocked(console.warn).mockImplementation(() => {});
  const missing = new TypeError('Failed to fetch dynamically imported module: /x.js');
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '/channels',
    staticData: { title },
    loader: () => Promise.reject(missing),
    errorComponent: FailedView,
  });
  await renderRoute({ routes: [route] }, '/channels');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'A part of this page could not be loaded',
  );
  act(() => onlineManager.setOnline(false));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No connection to the portal');
  act(() => onlineManager.setOnline(true));
});

test('a part that cannot be fetched without a connection is not taken for a new release', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderInPortal(
    <FailedScreen error={new TypeError('Failed to fetch dynamically imported module: /x.js')} />,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No connection to the portal');
});

test('a failed screen offers support with the number of the failure, where somebody gives support', async () => {
  const error = new Error('lost');
  const { portal, unmount } = renderInPortal(<Failed error={error} />);
  await userEvent.click(screen.getByRole('button', { name: 'Write to support' }));
  expect(portal.opened).toEqual([{ name: 'support', props: { summary: `Error ${errorId(error)}` } }]);
  unmount();
  renderInPortal(<Failed error={error} />, { withoutModals: ['support'] });
  expect(screen.queryByRole('button', { name: 'Write to support' })).toBeNull();
});

test('a waiting route shows its own name and says that it is busy', async () => {
  let arrive = () => {};
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '/channels',
    staticData: { title },
    pendingMs: 0,
    loader: () => new Promise<void>((resolve) => (arrive = resolve)),
    component: () => <h1>The channels</h1>,
    pendingComponent: PendingView,
  });
  const rendering = renderRoute({ routes: [route] }, '/channels');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Channels');
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  arrive();
  await rendering;
  expect(await screen.findByText('The channels')).toBeDefined();
});

test('an address that leads nowhere leads home', () => {
  renderInPortal(<NotFoundView />);
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
});
