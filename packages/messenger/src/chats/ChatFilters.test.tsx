import 'fake-indexeddb/auto';
import { renderRoute } from '@my-air/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';

import type { Chat } from '../contract.ts';
import { messengerFeature } from '../feature.ts';
import { loadMessages } from '../locales/index.ts';
import { buildChat } from '../testing/buildChat.ts';
import { buildMessage } from '../testing/buildMessage.ts';
import { messengerAnswers } from '../testing/messengerAnswers.ts';
import { max } from '../testing/sampleChats.ts';

// The screen is compiled when it is first opened, which takes its time on a busy machine.
beforeAll(() => import('../routes.lazy.tsx'), 120_000);

const join = (id: number, title: string, mine: boolean, more: Partial<Chat> = {}) =>
  buildChat({
    id,
    process: {
      processable_type: 'join',
      processable: { channel: { platform: 'youtube', platform_guid: `UC-${title}`, title } },
    },
    participants: [max],
    last_message: buildMessage(100 - id, { user: { id: 1, me: mine } }),
    ...more,
  });
const question = (id: number, summary: string) =>
  buildChat({ id, process: { processable_type: 'support', processable: { summary } } });
const few = [
  join(1, 'Kite', true),
  join(2, 'Boats', false, { unread_count: 2 }),
  // Another channel of the same name.
  join(3, 'Kite', false, {
    process: {
      processable_type: 'moderation',
      processable: { channel: { platform: 'tiktok', platform_guid: 'UC-Kite', title: 'Kite' } },
    },
  }),
  question(4, 'Payout was late'),
];

async function open(active: readonly Chat[], path = '/messenger') {
  const { router } = await renderRoute(messengerFeature, path, {
    loadMessages,
    answers: messengerAnswers({ active }),
  });
  await screen.findByRole('group', { name: 'Filters' });
  const listed = () =>
    within(screen.getByRole('list', { name: 'Chats' }))
      .getAllByRole('link')
      .map((link) => Number(new URL((link as HTMLAnchorElement).href).searchParams.get('chat')));
  return { router, listed };
}
const button = (name: string) => screen.findByRole('button', { name });

test('[MSG-01] the numbers of the filters are those of the whole list', async () => {
  const { listed } = await open(few);
  expect(await button('Unread (1)')).toBeTruthy();
  expect(await button('Waits for me (2)')).toBeTruthy();
  await userEvent.click(await button('Waits for the team (1)'));
  await waitFor(() => expect(listed()).toEqual([1]));
});

test('[MSG-01] without all pages no number is given, and the rest can be looked through', async () => {
  const many = Array.from({ length: 45 }, (_, place) => join(place + 1, `Kite ${place}`, true));
  const { listed } = await open(many, '/messenger?about=UC-Kite+44');
  expect(await button('Waits for the team')).toBeTruthy();
  await userEvent.click(await button('Show more'));
  await userEvent.click(await button('Show more'));
  await waitFor(() => expect(listed()).toEqual([45]));
  expect(await button('Waits for the team (45)')).toBeTruthy();
});

test('[MSG-01] an address brings the filters again, and the links of the chats keep them', async () => {
  const { router, listed } = await open(few, '/messenger?waits=me&kind=moderation&about=tiktok%3AUC-Kite');
  expect(listed()).toEqual([3]);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Subject' }).value).toBe('moderation');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Channel' }).value).toBe('tiktok:UC-Kite');
  const [chat] = within(screen.getByRole('list', { name: 'Chats' })).getAllByRole('link');
  expect(chat!.getAttribute('href')).toContain('waits=me&kind=moderation&about=tiktok%3AUC-Kite');
  expect(router.state.location.search).toMatchObject({ waits: 'me', kind: 'moderation' });
});

test('[MSG-01] where no chat is found, all filters are cleared at once', async () => {
  const { router, listed } = await open(few, '/messenger?waits=team&kind=support&q=kite');
  await userEvent.click(await button('Clear filters'));
  await waitFor(() => expect(listed()).toHaveLength(4));
  expect(router.state.location.search).toEqual({});
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('[MSG-01] a shared filter that no loaded chat has is named in words, and not by its id', async () => {
  await open(few, '/messenger?about=youtube%3AUC-Gone&kind=unknown_kind');
  for (const name of ['Subject', 'Channel']) {
    const select = await screen.findByRole<HTMLSelectElement>('combobox', { name });
    expect(select.selectedOptions[0]?.text).toBe('Not in the list');
  }
});
