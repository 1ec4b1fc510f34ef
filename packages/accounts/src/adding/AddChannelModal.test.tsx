import {
  buildChannel,
  buildConfig,
  buildFailure,
  forgetPage,
  renderStory,
} from '@my-air/feature-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { results } from '../testing/results.ts';
import meta, { Default } from './AddChannelModal.stories.tsx';

const add = 'POST api/channels/{platform}/add';
const close = vi.fn();
const args = { close };
const profile = buildChannel({ platform: 'instagram', platform_guid: 'kite.films', title: 'kite.films' });

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Link or username/ });
const write = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
const send = async (text: string) => {
  await write(text);
  await userEvent.type(await field(), '{Enter}');
};
/** The sentences about each line. */
const lines = () =>
  within(screen.getByRole('list', { name: 'Recognized profiles' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

beforeEach(() => {
  localStorage.clear();
  forgetPage();
  close.mockClear();
});

describe('[ACC-02] [NAV-31] [CH-11] add a channel', () => {
  test('a link of YouTube is recognized at once and goes on to the permissions, with the screen to come back to', async () => {
    const { portal } = renderStory(meta, Default, {
      args: { ...args, props: { referer: 'product', productId: 12 } },
    });
    await write('https://www.youtube.com/@kite.films?si=abc');
    expect(lines()).toEqual(['kite.filmsNext, sign in to YouTube and choose the channel there.']);
    expect(screen.getByRole('img', { name: 'YouTube' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Continue with YouTube' }));
    await waitFor(() => expect(close).toHaveBeenCalledWith('added'));
    expect(portal.opened).toEqual([
      { name: 'oauth-profile', props: { platform: 'youtube', referer: 'product', productId: 12 } },
    ]);
    expect(portal.api.calls.map(({ key }) => key)).not.toContain(add);
  });

  test('the link stays until the browser leaves for YouTube', async () => {
    const stays = renderStory(meta, Default, { args });
    await send('youtube.com/@kite');
    await waitFor(() => expect(close).toHaveBeenCalled());
    stays.unmount();
    const leaves = renderStory(meta, Default, { args, modals: { 'oauth-profile': 'left' } });
    expect(await field()).toHaveProperty('value', 'youtube.com/@kite');
    await userEvent.click(screen.getByRole('button', { name: 'Continue with YouTube' }));
    await waitFor(() => expect(close).toHaveBeenCalledTimes(2));
    leaves.unmount();
    renderStory(meta, Default, { args });
    expect(await field()).toHaveProperty('value', '');
  });

  test.each([
    ['https://www.instagram.com/Kite.Films/?hl=en', 'instagram'],
    ['tiktok.com/@kite.films?lang=uk', 'tiktok'],
  ])('%s is sent as a username to %s', async (text, platform) => {
    const { portal } = renderStory(meta, Default, { args, answers: { [add]: { channel: profile } } });
    await send(text);
    await waitFor(() => expect(close).toHaveBeenCalledWith('added'));
    expect(portal.api.calls.filter(({ key }) => key === add)).toMatchObject([
      { params: { platform }, body: { username: 'kite.films' } },
    ]);
    expect(portal.shown).toMatchObject([{ type: 'success', title: 'kite.films is added' }]);
  });

  test.each(['Instagram', 'TikTok', 'YouTube'])(
    'a name alone asks for its platform: %s',
    async (platform) => {
      const { portal } = renderStory(meta, Default, { args, answers: { [add]: { channel: profile } } });
      await send('@kite.films');
      const name = await field();
      await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
      expect(screen.getByText('Choose the platform of this name.')).toBeTruthy();
      expect(portal.api.calls.map(({ key }) => key)).not.toContain(add);
      await userEvent.click(
        within(screen.getByRole('group', { name: 'Where is @kite.films?' })).getByRole('radio', {
          name: platform,
        }),
      );
      await userEvent.click(screen.getByRole('button', { name: /^(?:Add profile|Continue with YouTube)$/ }));
      await waitFor(() => expect(close).toHaveBeenCalledWith('added'));
      const sent = portal.api.calls.filter(({ key }) => key === add).map(({ params }) => params);
      expect(sent).toEqual(platform === 'YouTube' ? [] : [{ platform: platform.toLowerCase() }]);
    },
  );

  test('a platform without a base product is neither offered nor added', async () => {
    const config = buildConfig({ baseProducts: { instagram: null, tiktok: 2 } });
    const { portal } = renderStory(meta, Default, { args, config });
    await write('@kite');
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'youtube',
      'tiktok',
    ]);
    await send('instagram.com/kite');
    expect(await screen.findByText('Instagram profiles cannot be added here yet.')).toBeTruthy();
    expect(portal.api.calls.map(({ key }) => key)).not.toContain(add);
  });

  test.each([
    [' ', 'Fill in “Link or username”'],
    ['https://evil.example/kite', 'Not recognized. Paste the link to your profile, or write its @name.'],
    ['https://youtu.be/dQw4w9WgXcQ', /^This link leads to a single video or post\..*youtube\.com\/@name\.$/],
    ['https://vm.tiktok.com/ZMabc/', /^This short link does not contain.*tiktok\.com\/@name\.$/],
    ['instagram.com/olena.cooks', 'Already in your list'],
  ])('[VAL-05] "%s" is refused at the field, and nothing is sent', async (text, message) => {
    const { portal } = renderStory(meta, Default, { args });
    await waitFor(() => expect(portal.queryClient.isFetching()).toBe(0));
    await send(text);
    expect(await screen.findByText(message)).toBeTruthy();
    expect((await field()).getAttribute('aria-invalid')).toBe('true');
    expect(portal.api.calls.map(({ key }) => key)).not.toContain(add);
    expect(portal.opened).toEqual([]);
    expect(close).not.toHaveBeenCalled();
  });

  test('[ERR-07] an error that the server reports is shown at the field, and the text stays', async () => {
    const answers = { [add]: buildFailure('validation', { errors: { username: ['No such profile.'] } }) };
    renderStory(meta, Default, { args, answers });
    await send('instagram.com/kite.films');
    expect(await screen.findByText('No such profile.')).toBeTruthy();
    expect((await field()).getAttribute('aria-invalid')).toBe('true');
    expect(await field()).toHaveProperty('value', 'instagram.com/kite.films');
    expect(close).not.toHaveBeenCalled();
  });

  test("[ERR-06] a conflict shows the server's text, reads the user anew and goes to the start", async () => {
    const answers = {
      [add]: buildFailure('conflict', { message: '@kite.films belongs to another account.' }),
    };
    const { portal, router } = renderStory(meta, Default, { args, answers, path: '/accounts/youtube' });
    await send('instagram.com/kite.films');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(portal.shown).toMatchObject([{ type: 'error', text: '@kite.films belongs to another account.' }]);
    expect(portal.api.calls.map(({ key }) => key)).toContain('GET api/user');
    expect(close).toHaveBeenCalledWith();
  });

  test('any other failure is told in the dialog, which stays open', async () => {
    renderStory(meta, Default, { args, answers: { [add]: buildFailure('server') } });
    await send('instagram.com/kite.films');
    expect(await screen.findByText('Something went wrong on our end. Try again.')).toBeTruthy();
    expect(close).not.toHaveBeenCalled();
  });
});

describe('[ACC-02] [CH-11] several lines', () => {
  const text = [
    'https://www.instagram.com/kite.films?igsh=1',
    'instagram.com/kite.films',
    'tiktok.com/@planes',
    '@balconies',
    'instagram.com/olena.cooks',
    'https://evil.example/kite',
    'youtube.com/@kite',
  ].join('\n');

  test('each line is told apart: a repeated one, one that is added already, one that is not recognized', async () => {
    const { portal } = renderStory(meta, Default, { args });
    await waitFor(() => expect(portal.queryClient.isFetching()).toBe(0));
    await write(text);
    expect(lines()).toEqual([
      'kite.filmsInstagram profile. We only use public information.',
      'kite.filmsListed twice. We add it once.',
      'planesTikTok profile. We only use public information.',
      'balconiesChoose the platform of this name.',
      'olena.cooksAlready in your list',
      'https://evil.example/kiteNot recognized. Paste the link to your profile, or write its @name.',
      'kiteNext, sign in to YouTube and choose the channel there.',
    ]);
  });

  test('they are added in their order, once; what failed is told and stays, then YouTube asks', async () => {
    const { portal, unmount } = renderStory(meta, Default, {
      args,
      answers: {
        [add]: ({ params }: { params?: Readonly<Record<string, unknown>> }) =>
          params?.['platform'] === 'tiktok' ? buildFailure('server') : { channel: profile },
      },
    });
    await waitFor(() => expect(portal.queryClient.isFetching()).toBe(0));
    await write(text);
    await userEvent.click(screen.getByRole('radio', { name: 'Instagram' }));
    const button = screen.getByRole('button', { name: 'Add 4 profiles' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(portal.opened.map(({ name }) => name)).toEqual(['oauth-profile']));
    const sent = portal.api.calls.filter(({ key }) => key === add);
    expect(sent.map(({ params, body }) => ({ ...params, ...(body as object) }))).toEqual([
      { platform: 'instagram', username: 'kite.films' },
      { platform: 'tiktok', username: 'planes' },
      { platform: 'instagram', username: 'balconies' },
    ]);
    expect(results()).toEqual([
      'kite.films: done',
      'planes: refused, Something went wrong on our end. Try again., can be tried again',
      'balconies: done',
    ]);
    unmount();
    renderStory(meta, Default, { args });
    expect(await field()).toHaveProperty(
      'value',
      'youtube.com/@kite\ntiktok.com/@planes\nhttps://evil.example/kite',
    );
  });

  test("[ERR-06] of a profile that is taken the server's text is told, and it is not tried again", async () => {
    const { portal } = renderStory(meta, Default, {
      args,
      answers: { [add]: buildFailure('conflict', { message: '@kite belongs to another account.' }) },
    });
    await send('instagram.com/kite\ntiktok.com/@kite');
    const refused = 'kite: refused, @kite belongs to another account.';
    await waitFor(() => expect(results()).toEqual([refused, refused]));
    expect(portal.opened).toEqual([]);
  });

  test('too many are refused, and Shift+Enter starts a line', async () => {
    const { portal } = renderStory(meta, Default, { args });
    await send(Array.from({ length: 51 }, (_, place) => `instagram.com/kite${place}`).join('\n'));
    expect(await screen.findByText('Add at most 50 profiles at once.')).toBeTruthy();
    expect(portal.api.calls.map(({ key }) => key)).not.toContain(add);
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'one{Shift>}{Enter}{/Shift}two');
    expect(await field()).toHaveProperty('value', 'one\ntwo');
  });
});
