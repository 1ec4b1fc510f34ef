import { ApiError } from '@my-air/api-client';
import { atomStore } from '@my-air/feature-kit/state';
import { buildPartner, buildUser } from '@my-air/feature-kit/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { pageErrorOf, loadLayout, watchRoutes } from '@my-air/shell/testing';
import { features } from '../src/features.ts';
import { renderPortal } from './testing/renderPortal.tsx';

beforeEach(() => {
  const regions = ['polite', 'assertive'].map((politeness) => {
    const region = document.createElement('div');
    region.dataset.live = politeness;
    return region;
  });
  document.body.replaceChildren(...regions);
  localStorage.clear();
});
const spoken = (politeness: string) => document.querySelector(`[data-live="${politeness}"]`)?.textContent;
const path = '/accounts/youtube';

test('[NAV-02] [SH-04] the title names screen and brand, and follows the language', async () => {
  const { shell } = await renderPortal(path);
  expect(document.title).toBe('Channels - My AIR');
  await act(() => shell.portal.locale.set('uk'));
  await waitFor(() => expect(document.title).toBe('Канали - My AIR'));
});

test('[USER-01] the person, their partner, capabilities and preference drive the interface, and so does their change', async () => {
  const closing = { created_at: '2026-11-05T10:00:00Z' };
  const user = buildUser({
    name: 'Ann Example',
    deactivate_request: closing,
    preference: { ui_date_format: 'Europe', ui_timezone: 'UTC' },
    partner: buildPartner({ name: 'Example Media', capabilities: {} }),
  });
  const { cards = [] } = (await features.home.contributions?.())?.contributions ?? {};
  const contributions = { cards };
  const { shell } = await renderPortal('/home', { user, contributions });
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Ann' })).toBeTruthy();
  expect(await screen.findByText('Example Media')).toBeTruthy();
  expect(screen.getByText(/You requested this on 5 Nov/)).toBeTruthy();
  expect(screen.queryByText('Enabled for you')).toBeNull();

  act(() => {
    shell.portal.session.become({
      ...user,
      name: 'Anna Other',
      deactivate_request: null,
      partner: buildPartner({ capabilities: { analytics: true } }),
    });
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Anna' })).toBeTruthy();
  expect(await screen.findByText('Enabled for you')).toBeTruthy();
  expect(screen.queryByText(/You requested this on/)).toBeNull();
});

test('[BRAND-01] the other brand gives its name to the title and is shown in the rail', async () => {
  const { shell } = await renderPortal(path);
  act(() => shell.appearance.setBrand('scalelab'));
  expect(document.title).toBe('Channels - ScaleLab');
  expect(document.documentElement.dataset.brand).toBe('scalelab');
  expect(screen.getAllByRole('link', { name: 'ScaleLab' }).length).toBeGreaterThan(0);
});

test('a change of screen moves the focus to its heading and is announced, the first screen is not', async () => {
  const { router, shell } = await renderPortal(path);
  const stop = watchRoutes(router, shell);
  expect(spoken('polite')).toBe('');
  await act(() => router.navigate({ to: '/home' }));
  await waitFor(() => expect(spoken('polite')).toBe('Home'));
  expect(document.activeElement?.tagName).toBe('H1');
  stop();
});

test.each([
  ['has the focus', 'H1'],
  ['leaves the focus to a user who is in it already', 'BUTTON'],
])('a screen that was opened before screens were watched %s, and is announced', async (_, focused) => {
  const { router, shell } = await renderPortal('/home');
  await act(() => router.navigate({ to: path }));
  const main = within(screen.getByRole('main'));
  await main.findByRole('heading', { level: 1, name: 'Channels' });
  const add = await main.findByRole('button', { name: 'Add a channel' });
  if (focused === 'BUTTON') act(() => add.focus());
  const stop = watchRoutes(router, shell, '/home');
  await waitFor(() => expect(spoken('polite')).toBe('Channels'));
  expect(document.activeElement?.tagName).toBe(focused);
  stop();
});

test.each([
  [404, 'Page not found', false],
  [403, 'You do not have access to this page', true],
  [500, 'Something went wrong on our end', false],
  [503, 'The portal is under maintenance', false],
  [418, 'Something went wrong', true],
])(
  '[ERR-01] [SH-14] the page of %i says "%s", the sentence of the server where it is for users (%s), and one way on',
  async (status, title, isForUsers) => {
    const { shell } = await renderPortal(path);
    const { serverMessage } = new ApiError({
      code: 'unexpected',
      key: 'GET api/news',
      status,
      body: { message: 'Come back at noon' },
      pageLoading: true,
    });
    act(() => atomStore.set(shell.pageErrorAtom, pageErrorOf(status, serverMessage, path)));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    // "Page not found" says it all, and of its own failure a server has nothing to say to users.
    expect(screen.queryByText('Come back at noon') !== null).toBe(isForUsers);
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/home');
  },
);

test.each([404, 418])(
  '[ERR-01] [SH-14] the page of %i leaves a signed-in person the navigation, the search and help',
  async (status) => {
    const { shell } = await renderPortal(path);
    act(() => atomStore.set(shell.pageErrorAtom, pageErrorOf(status, undefined, path)));
    await screen.findByRole('link', { name: 'Go to the home page' });
    expect((await screen.findAllByRole('navigation', { name: 'Main navigation' })).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy();
    const main = within(document.querySelector('main')!);
    expect(main.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/help-center');
  },
);

test('[ERR-01] [SH-14] the page of 503 has no navigation', async () => {
  const { shell } = await renderPortal(path);
  await loadLayout('unavailable', true, shell.contributions);
  act(() => atomStore.set(shell.pageErrorAtom, pageErrorOf(503, undefined, path)));
  await screen.findByRole('heading', { level: 1, name: 'The portal is under maintenance' });
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Main navigation' })).toBeNull());
  expect(screen.queryByRole('link', { name: 'Help' })).toBeNull();
});

test('[NAV-21] [HELP-01] help leaves a signed-in user the navigation, and its Back leads where the user was', async () => {
  const { router, user } = await renderPortal(path, {
    answers: {
      'GET api/help/articles/{id}': {
        article: { id: 1, name: 'Connect a channel', content_html: '<p>Soon.</p>' },
      },
    },
  });
  await act(() => router.navigate({ to: '/help-center/article/$article', params: { article: '1' } }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Connect a channel' })).toBeTruthy();
  expect(screen.getAllByRole('navigation', { name: 'Main navigation' }).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy();
  await user.click(within(document.querySelector('main')!).getByRole('link', { name: 'Back' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});

test('[NAV-21] a visitor reads help without the navigation', async () => {
  await renderPortal('/help/1', {
    user: null,
    answers: {
      'GET api/help/articles/{id}': {
        article: { id: 1, name: 'Connect a channel', content_html: '<p>Soon.</p>' },
      },
      'GET api/help/topics': { topics: [] },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Connect a channel' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Main navigation' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
});

test('[NAV-22] an unknown path leaves a signed-in person the navigation, and leads back', async () => {
  const { router, user } = await renderPortal('/home');
  await act(() => router.navigate({ href: '/nowhere' }));
  await screen.findByRole('heading', { level: 1, name: 'Page not found' });
  expect((await screen.findAllByRole('navigation', { name: 'Main navigation' })).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
});

test('[NAV-10] [SH-14] leaving the path of an error clears it', async () => {
  const { router, shell } = await renderPortal(path);
  const stop = watchRoutes(router, shell);
  act(() => atomStore.set(shell.pageErrorAtom, pageErrorOf(500, undefined, path)));
  await screen.findByRole('heading', { name: 'Something went wrong on our end' });
  await act(() => router.navigate({ to: '/home' }));
  expect(atomStore.get(shell.pageErrorAtom)).toBeNull();
  await waitFor(() => expect(screen.queryByText('Something went wrong on our end')).toBeNull());
  stop();
});

test('[NAV-22] an unknown path says so under its own title', async () => {
  await renderPortal('/nowhere', { user: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  expect(document.title).toBe('Page not found - My AIR');
});

test('[G-46] [SH-21] without a network a bar says so, and goes when it is back', async () => {
  await renderPortal(path);
  onTestFinished(() => onlineManager.setOnline(true));
  act(() => onlineManager.setOnline(false));
  expect(await screen.findByText('You are offline')).toBeTruthy();
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(screen.queryByText('You are offline')).toBeNull());
});

test('[NAV-30] [SH-16] a part that cannot be loaded is offered a reload', async () => {
  const { shell } = await renderPortal(path);
  act(() => atomStore.set(shell.reloadOfferAtom, true));
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeTruthy();
});

test('[NOTE-02] [NT-10] a failure is said at once, other messages when the reader is free; type is text too', async () => {
  const { shell } = await renderPortal(path);
  act(() => void shell.toasts.show({ type: 'error', title: 'It did not work', text: 'Try again' }));
  await waitFor(() => expect(spoken('assertive')).toBe('It did not work. Try again'));
  act(() => void shell.toasts.show({ type: 'success', title: 'Saved' }));
  await waitFor(() => expect(spoken('polite')).toBe('Saved'));
  const region = screen.getByRole('region', { name: 'Notices (F6)' });
  expect(within(region).getByText('Error')).toBeTruthy();
});

test('[NT-10] F6 leads into the messages, where their action can be pressed, and Escape back', async () => {
  const { shell, user } = await renderPortal(path);
  const onAct = vi.fn();
  act(() => void shell.toasts.show({ type: 'info', title: 'Removed', action: { label: 'Undo', onAct } }));
  await screen.findByRole('button', { name: 'Undo' });
  const opener = screen.getAllByRole('link')[1];
  opener?.focus();
  await user.keyboard('{F6}{Tab}{Tab}{Enter}');
  expect(onAct).toHaveBeenCalledOnce();
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(opener);
});

test('[SH-15] a screen that breaks keeps the frame and offers another try with a number', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  vi.mocked(console.warn).mockImplementation(() => {});
  const failure = new ApiError({ code: 'server', key: 'GET api/channels', status: 500, pageLoading: true });
  await renderPortal(path, { answers: { 'GET api/channels': failure } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getAllByRole('navigation', { name: 'Main navigation' }).length).toBeGreaterThan(0);
  expect(screen.getByText(/Error number: \w{4}-\w{4}/)).toBeTruthy();
});

test('the account menu is loaded when it is reached for, and signs out', async () => {
  const { shell, user } = await renderPortal(path);
  await user.click(screen.getByRole('button', { name: 'Account of Ann Example' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  expect(shell.portal.session.signOuts).toEqual(['requested']);
});

test('the side navigation folds, and remembers it', async () => {
  const { user } = await renderPortal(path);
  await user.click(screen.getByRole('button', { name: 'Collapse navigation' }));
  expect(document.documentElement.dataset.rail).toBe('collapsed');
  expect(localStorage.getItem('rail')).toBe('collapsed');
  await user.click(screen.getByRole('button', { name: 'Expand navigation' }));
  expect(localStorage.getItem('rail')).toBeNull();
});

test('[ERR-03] [G-53] the redirect dialog says why, and leaves when it is pressed and not before', async () => {
  const { shell, user } = await renderPortal(path, { user: buildUser({ partner: buildPartner() }) });
  let answer: unknown;
  const url = 'http://localhost:3001/terms';
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  void shell.modals
    .open('auth-redirect', { reason: 'Sign the new terms first', url })
    .then((given) => (answer = given));
  const dialog = await screen.findByRole('dialog', { name: 'One more step is needed' });
  expect(within(dialog).getByText('Sign the new terms first')).toBeTruthy();
  expect(within(dialog).getByText(/localhost:3001/)).toBeTruthy();
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(shell.portal.left).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
  expect(shell.portal.left).toEqual([url]);
  await waitFor(() => expect(answer).toBe('left'));
});

test('[NAV-11] [SH-17] a bar runs while a route is opened, unseen by screen readers, and ends with it', async () => {
  let answer: (body: unknown) => void = () => {};
  const channels = () => new Promise((resolve) => (answer = resolve));
  const { router } = await renderPortal('/home', { answers: { 'GET api/channels': channels } });
  expect(screen.queryByTestId('route-progress')).toBeNull();
  act(() => void router.navigate({ to: '/accounts/youtube' }));
  const bar = await screen.findByTestId('route-progress');
  expect(bar.getAttribute('aria-hidden')).toBe('true');
  act(() => answer({ channels: [] }));
  await waitFor(() => expect(screen.queryByTestId('route-progress')).toBeNull());
});

test('[NAV-11] [NAV-29] the shape of a slow screen takes the place of the bar, and nothing turns beside it', async () => {
  const { router } = await renderPortal('/home', {
    answers: { 'GET api/channels': () => new Promise(() => {}) },
  });
  act(() => void router.navigate({ to: '/accounts/youtube' }));
  const bar = await screen.findByTestId('route-progress');
  const said = await screen.findByText('Loading', { selector: 'output *' });
  expect(said.closest('output')!.childElementCount).toBe(1);
  expect(await screen.findByText('Loading…', {}, { timeout: 5000 })).toBeTruthy();
  expect(bar.hidden).toBe(true);
});
