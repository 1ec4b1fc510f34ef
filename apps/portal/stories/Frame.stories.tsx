import { atomStore } from '@my-air/feature-kit/state';
import { buildUser } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { pageErrorOf, Frame } from '@my-air/shell/testing';
import { partner, sampleAnswers } from '../tests/testing/sampleAnswers.ts';
import { openShell, ShellStory, type ShellStoryParameters } from '../tests/testing/ShellStory.tsx';

const meta = {
  title: 'Shell/Frame',
  component: Frame,
  // Every story here is a whole page.
  tags: ['!autodocs'],
  loaders: [openShell],
  decorators: [ShellStory],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (path: string, more: Omit<ShellStoryParameters, 'path'> = {}) => ({
  parameters: {
    shell: { path, user: partner, answers: sampleAnswers, ...more } satisfies ShellStoryParameters,
  },
});
const failing = (status: number, sentence?: string) =>
  at('/accounts/youtube', {
    prepare: ({ pageErrorAtom }) =>
      atomStore.set(pageErrorAtom, pageErrorOf(status, sentence, '/accounts/youtube')),
  });

/** Home, with the cards of every feature. */
export const Home = at('/home') satisfies Story;

/** The channels. */
export const Channels = at('/accounts/youtube') satisfies Story;

/** The sign-in, for visitors. */
export const SignIn = at('/login', { user: null }) satisfies Story;

/** On a phone: the bar at the bottom, and the sheet of all places. */
export const Phone = {
  ...at('/accounts/youtube'),
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Story;

/** A member of staff acts for a creator. */
export const Impersonated = at('/accounts/youtube', {
  user: { ...partner, impersonator: { id: 9, name: 'Iryna Shevchenko' } },
}) satisfies Story;

/** The connection is gone. */
export const Offline = {
  ...at('/accounts/youtube'),
  beforeEach: () => () => onlineManager.setOnline(true),
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
    onlineManager.setOnline(false);
  },
} satisfies Story;

/** A part could not be loaded. */
export const ReloadOffered = at('/accounts/youtube', {
  prepare: ({ reloadOfferAtom }) => atomStore.set(reloadOfferAtom, true),
}) satisfies Story;

/** Messages of every kind. */
export const Messages = at('/accounts/youtube', {
  prepare: ({ toasts }) => {
    toasts.show({ type: 'success', title: 'Channel added' });
    toasts.show({ type: 'info', title: 'Removed', action: { label: 'Undo', onAct: () => {} } });
    toasts.show({ type: 'error', title: 'The agreement was not accepted', text: 'Try again in a minute.' });
  },
}) satisfies Story;

/** An address without a screen. */
export const NotFound = at('/nowhere') satisfies Story;

export const Forbidden = failing(403) satisfies Story;

export const ServerFailed = failing(500, 'Request 8f2c: the ledger did not answer.') satisfies Story;

export const Unavailable = failing(503, 'Back at noon.') satisfies Story;

/** Places, channels and actions by a few letters. */
export const Search = {
  ...at('/accounts/youtube'),
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    // The palette is loaded when it is first opened.
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  },
} satisfies Story;

/** A button at the end of the bar, by what it opens: its name is in the language of the toolbar. */
const inBar = (opens: 'dialog' | 'menu') =>
  waitFor(() => {
    const found = document.querySelector(`header > div [aria-haspopup="${opens}"]`);
    return found ?? Promise.reject(new Error(`Nothing in the bar opens a ${opens}.`));
  });
const openBell = async () => {
  await userEvent.click(await inBar('dialog'));
  // Its sheet is loaded when it is first opened.
  await screen.findByRole('dialog');
};
const notified = (...active_notifications: readonly object[]) =>
  at('/accounts/youtube', {
    answers: {
      ...sampleAnswers,
      'GET api/notificationMessages': { active_notifications, archive_notifications: [] },
    },
  });
const licensing = {
  id: 1,
  type: 'info',
  created_at: '2026-11-20T10:00:00Z',
  summary: 'Licensing income is here',
  description: 'From this month on you also earn when others license your footage.',
  url: '/finances/account',
};

/** The bell with nothing behind it. */
export const BellEmpty = { ...notified(), play: openBell } satisfies Story;

/** One notification behind the bell. */
export const BellWithOne = { ...notified(licensing), play: openBell } satisfies Story;

/** More notifications behind the bell than it has room for. */
export const BellWithMany = {
  ...notified(
    ...Array.from({ length: 24 }, (_, index) => ({
      ...licensing,
      id: index,
      type: ['info', 'nps', 'chat'][index % 3],
      rate_max: 10,
    })),
  ),
  play: openBell,
} satisfies Story;

/** The bell closed, with more than two digits of news. */
export const BellCounts = notified(
  ...Array.from({ length: 120 }, (_, index) => ({ ...licensing, id: index })),
) satisfies Story;

/** The account: the user, their pages, language, appearance and the way out. */
export const AccountMenu = {
  ...at('/accounts/youtube'),
  play: async () => {
    await userEvent.click(await inBar('menu'));
    await screen.findByRole('menu');
  },
} satisfies Story;

/** The server redirects the user. */
export const AuthRedirect = at('/accounts/youtube', {
  prepare: ({ modals }) =>
    void modals.open('auth-redirect', {
      reason: 'Confirm your e-mail address before you withdraw.',
      url: 'https://id.my-air.test/verify',
    }),
}) satisfies Story;

/** A user without a name or a channel. */
export const Newcomer = at('/home', {
  user: buildUser({ name: '', balance: null }),
  answers: { 'GET api/channels': { channels: [] } },
}) satisfies Story;
