import 'fake-indexeddb/auto';
import { renderInPortal, type RenderInPortalOptions } from '@my-air/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { processTypes } from '../contract.ts';
import * as stories from './MessengerScreen.stories.tsx';
import { MessengerScreen, type MessengerScreenProps } from './MessengerScreen.tsx';

beforeEach(() => {
  localStorage.clear();
  widen(1024);
});

interface Story {
  args?: Partial<MessengerScreenProps>;
  parameters?: { portal?: RenderInPortalOptions };
}

function open(story: Story, options: RenderInPortalOptions = {}, args: Partial<MessengerScreenProps> = {}) {
  const portal = { ...story.parameters?.portal, ...options };
  return renderInPortal(
    createElement(MessengerScreen, { ...stories.default.args, ...story.args, ...args }),
    portal,
  );
}
/** Facts are shown beside a chat only on wide screens. */
function widen(width: number) {
  (window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport({
    width,
  });
}
const links = () => within(screen.getByRole('list', { name: 'Chats' })).getAllByRole('link');

test('[MSG-01] every kind of matter has its own heading', async () => {
  open(stories.Loaded);
  await screen.findByRole('list', { name: 'Chats' });
  expect(links()).toHaveLength(processTypes.length);
  for (const heading of [
    'Payout was late',
    'Payout of $1,288.40',
    'Roku',
    'AI metadata',
    '1 Example Street',
  ]) {
    expect(screen.getByText(heading)).toBeTruthy();
  }
  expect(links()[0]!.textContent).toContain('3 unread messages');
});

test('[MSG-03] a chat shows what was said, as it was sent, edited, deleted and answered', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  open(stories.ChatOpen);
  const feed = await screen.findByRole('feed', { name: 'Messages of this chat' });
  expect(within(feed).getByText('When will the numbers be final?', { selector: 'div' })).toBeTruthy();
  expect(within(feed).getByText('edited')).toBeTruthy();
  expect(within(feed).getByText('The message was deleted')).toBeTruthy();
  expect(within(feed).getByText('Contract.pdf')).toBeTruthy();
  expect(within(feed).getByText('A type of the future.')).toBeTruthy();
  expect(within(feed).queryByText('payout:604')).toBeNull();
  expect(within(feed).getByRole('button', { name: /In reply to You/ })).toBeTruthy();
});

test('[MSG-01] without chats the list says what will be there, and offers to ask', async () => {
  open(stories.Empty);
  expect(await screen.findByText('No chats yet')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Ask support' }).length).toBeGreaterThan(0);
  expect(screen.queryByText('Choose a chat')).toBeNull();
});

test('[MSG-01] a list that fails says so and can be read again', async () => {
  const { portal } = open(stories.Failed);
  expect(await screen.findByText('The chats could not be loaded')).toBeTruthy();
  portal.api.answer(stories.Loaded.parameters!.portal.answers);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Chats' })).toBeTruthy();
});

test('[MS-23] without active chats, but with archived ones, the archive is shown', async () => {
  const { router } = open(stories.OnlyArchived);
  await waitFor(() => expect(router.history.location.search).toBe('?section=archive'));
});

test('[MS-23] with active chats the archive is only shown when it is asked for', async () => {
  const { router } = open(stories.Loaded);
  await screen.findByRole('list', { name: 'Chats' });
  expect(router.history.location.search).toBe('');
});

test.for([
  [undefined, '/messenger', 'Active'],
  ['archive', '/messenger?section=archive', 'Archive'],
  ['unsent', '/messenger?section=unsent', 'Unsent'],
] as const)('[MS-23] of the lists, that of %s alone is the current one', async ([section, path, name]) => {
  open(stories.Loaded, { path }, { section });
  const nav = await screen.findByRole('navigation', { name: 'Lists of messages' });
  const current = within(nav)
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(current.map(({ textContent }) => textContent)).toEqual([name]);
});

test('[MS-23] a chat in the archive says when and by whom it was put there', async () => {
  widen(1500);
  open(stories.Loaded, {}, { section: 'archive', chatId: 900 });
  expect(await screen.findByText('Archived by you on 01/09/2026')).toBeTruthy();
  expect(links()).toHaveLength(1);
});

test('[MS-30] the search looks through what chats are about, who is in them and the last words, without accents', async () => {
  open(stories.Loaded);
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search in chats' }), 'róku');
  await waitFor(() => expect(links()).toHaveLength(1));
  expect(links()[0]!.textContent).toContain('Roku');
});

test('[MSG-01] only unread chats can be shown', async () => {
  open(stories.Loaded);
  await screen.findByRole('list', { name: 'Chats' });
  await userEvent.click(screen.getByRole('button', { name: /^Unread/ }));
  await waitFor(() => expect(links()).toHaveLength(2));
});

test('[MSG-10] arrows, Home and End go through the chats, of which Tab reaches one', async () => {
  open(stories.Loaded);
  await screen.findByRole('list', { name: 'Chats' });
  expect(links().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  links()[0]!.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(links()[1]);
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(links()[0]);
});
