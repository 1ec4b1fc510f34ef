import { ApiError } from '@my-air/api-client';
import { atomStore } from '@my-air/feature-kit/state';
import { buildChannel } from '@my-air/feature-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { renderPortal } from '../testing/renderPortal.tsx';

const channels = [
  buildChannel({ platform_guid: 'UC-kite', title: 'Kite' }),
  buildChannel({ platform_guid: 'UC-workshop', title: 'Tiny Workshop' }),
];

beforeEach(() => localStorage.clear());
afterEach(() => document.documentElement.removeAttribute('data-scheme'));

async function openPalette(options: Parameters<typeof renderPortal>[1] = {}, path = '/home') {
  // The page of a channel, which a result may lead to, also asks for its services and its audit.
  const answers = {
    'GET api/channels': { channels },
    'GET api/ecosystem/productBundles': { product_bundles: [] },
    'GET api/channels/{platform}/{platform_guid}/audit': { audit: null },
  };
  const view = await renderPortal(path, { answers, ...options });
  await screen.findByRole('heading', { level: 1 });
  fireEvent.keyDown(document, { code: 'KeyK', key: 'л', ctrlKey: true });
  const line = await screen.findByRole('combobox');
  return { ...view, line };
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('[SH-22] the search of the top bar', () => {
  test('Ctrl+K opens it with the screens of this person, whatever the layout of the keyboard', async () => {
    await openPalette();
    expect(options()).toEqual(expect.arrayContaining(['Home', 'Channels', 'Profile', 'Sign out']));
  });

  test('the button opens it too', async () => {
    const { user } = await renderPortal('/home');
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('combobox', { name: 'Search' })).toBeDefined();
  });

  test('Ctrl+K leaves it again', async () => {
    await openPalette();
    fireEvent.keyDown(document, { code: 'KeyK', key: 'k', metaKey: true });
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull());
  });

  test('a screen that uses the shortcut itself keeps it', async () => {
    await renderPortal('/home');
    const heading = await screen.findByRole('heading', { level: 1 });
    heading.addEventListener('keydown', (event) => event.preventDefault());
    fireEvent.keyDown(heading, { code: 'KeyK', key: 'k', ctrlKey: true });
    expect(screen.getByRole('button', { name: 'Search' }).getAttribute('aria-expanded')).toBe('false');
  });

  test('other keys and other shortcuts of the letter do not open it', async () => {
    await renderPortal('/home');
    await screen.findByRole('heading', { level: 1 });
    for (const keys of [{}, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }])
      fireEvent.keyDown(document, { code: 'KeyK', key: 'k', ...keys });
    expect(screen.getByRole('button', { name: 'Search' }).getAttribute('aria-expanded')).toBe('false');
  });

  test('it finds the channels of the person, and leads to one of them', async () => {
    const { user, line, router } = await openPalette();
    await user.type(line, 'tiny');
    await waitFor(() => expect(options()).toHaveLength(1));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.href).toBe('/accounts/youtube?channel=UC-workshop'));
    expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull();
  });

  test.each(['канали', 'accounts'])(
    'in another language, a screen is found by its name there and by its English id: "%s"',
    async (name) => {
      const { user, line } = await openPalette({ locale: 'uk' });
      await user.type(line, name);
      await waitFor(() => expect(options()).toContain('Канали'));
    },
  );

  test('what was opened is first the next time', async () => {
    const { user, line, router } = await openPalette();
    await user.type(line, 'news');
    await screen.findByRole('option', { name: /^News/ });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/news'));
    await screen.findByRole('heading', { level: 1, name: 'News' });
    fireEvent.keyDown(document, { code: 'KeyK', key: 'k', ctrlKey: true });
    const recent = within(await screen.findByRole('group', { name: 'Recent' }));
    expect(recent.getAllByRole('option', { name: /^News/ })).toHaveLength(1);
  });

  test('channels that do not come leave the screens where they are, and can be asked for again', async () => {
    const failed = new ApiError({
      code: 'server',
      key: 'GET api/channels',
      status: 500,
      body: undefined,
      pageLoading: false,
    });
    // A card of home reads the channels too: it would ask again when it is drawn.
    const { user, shell } = await openPalette({ answers: { 'GET api/channels': failed } }, '/news');
    expect(options()).toContain('Home');
    const failure = await screen.findByText('Your channels: could not be loaded');
    shell.portal.api.answer({ 'GET api/channels': { channels } });
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: /^Kite/ })).toBeDefined();
  });

  test('what can be done is done', async () => {
    const { user, line, shell } = await openPalette();
    await user.type(line, 'dark{Enter}');
    await waitFor(() => expect(atomStore.get(shell.appearance.appearanceAtom).scheme).toBe('dark'));
  });

  test('it speaks the language that was chosen in it', async () => {
    const { user, line } = await openPalette();
    await user.type(line, 'espa');
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Buscar' });
    fireEvent.keyDown(document, { code: 'KeyK', key: 'k', ctrlKey: true });
    expect(await screen.findByRole('combobox', { name: 'Buscar' })).toBeDefined();
  });
});
