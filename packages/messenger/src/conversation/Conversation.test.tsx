import 'fake-indexeddb/auto';
import { ApiError } from '@my-air/api-client';
import { sendRemovals } from '@my-air/feature-kit/data';
import { bindPorts } from '@my-air/feature-kit';
import { answer, renderInPortal, type Answers, type StubPortal } from '@my-air/feature-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { chatsQuery } from '../chats/chats.api.ts';
import {
  deleteMessage,
  editMessage,
  listMessages,
  markMentionRead,
  reactToMessage,
  sendMessage,
  type Chat,
  type Message,
} from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { messengerPorts } from '../ports.ts';
import { messengerBackground } from './messengerBackground.ts';
import { MessengerScreen } from '../screen/MessengerScreen.tsx';
import { messengerAnswers } from '../testing/messengerAnswers.ts';
import { chatPages } from '../testing/chatPages.ts';
import { stubLayout } from '../testing/stubLayout.ts';
import { groupChat, max, me, sampleMessages, words } from '../testing/sampleChats.ts';
import { addMessage, messagesQuery } from './messages.api.ts';

// The field itself is tested in a browser.
vi.mock('../composer/rich/RichField.tsx', () => import('../testing/TextareaField.tsx'));

const onOpen = vi.fn();
let lastChat = 400;

beforeEach(() => {
  localStorage.clear();
  onOpen.mockClear();
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

const own = (overrides: Partial<Message> = {}) =>
  words(10, me, 'My own words', '2026-01-07T10:00:00Z', { is_editable: true, ...overrides });

async function open({
  messages = [own()],
  chat = {},
  answers = {},
  // Every test has a chat of its own: drafts and outbox entries are kept by chat.
  id = ++lastChat,
}: { messages?: readonly Message[]; chat?: Partial<Chat>; answers?: Answers; id?: number } = {}) {
  const result = renderInPortal(
    createElement(MessengerScreen, { section: undefined, chatId: id, messageId: undefined, onOpen }),
    {
      path: '/messenger',
      loadMessages,
      answers: { ...messengerAnswers({ active: [groupChat({ id, ...chat })], messages }), ...answers },
    },
  );
  await screen.findByRole('feed');
  const user = userEvent.setup();
  return { ...result, user, id, field: await screen.findByRole('textbox', { name: 'Message' }) };
}

test('[MS-01] what is sent leaves the composer, is in the chat as unsent, and reaches the server', async () => {
  const sent = vi.fn();
  const { user, field, portal } = await open({
    answers: answer(sendMessage, ({ body }) => {
      sent(body);
      return { chat_message: words(77, me, 'Hello', '2026-01-09T10:00:00Z') };
    }),
  });
  await user.type(field, 'Hello{Enter}');
  const waiting = await screen.findByRole('article', { name: 'Your message that is not sent yet' });
  expect(await within(waiting).findByText('Waiting to be sent')).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe('');
  let stop = () => {};
  act(() => void (stop = messengerBackground.start(portal)));
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ message: 'Hello' })));
  expect(await screen.findByRole('article', { name: /^You, .*: Hello$/ })).toBeTruthy();
  expect(screen.queryByText('Waiting to be sent')).toBeNull();
  stop();
});

test.for([0, 1])(
  '[MS-29] a chat without messages is opened, with %i of them said to be unread',
  async (unread_count) => {
    await open({ messages: [], chat: { unread_count } });
    expect(screen.queryByLabelText('Loading the chat')).toBeNull();
  },
);

test('[MS-05] [MSG-05] editing sets the draft aside; Escape gives it back, and nothing is sent', async () => {
  const { user, field, portal } = await open();
  await user.type(field, 'draft A');
  await user.click(screen.getByRole('article', { name: /My own words/ }));
  fireEvent.focus(screen.getByRole('article', { name: /My own words/ }));
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe('My own words'));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect((field as HTMLTextAreaElement).value).toBe('draft A');
  expect(portal.api.calls.map(({ key }) => key)).not.toContain(editMessage.key);
});

test('[MSG-09] a message is edited once the edit of another has no unsaved text any more', async () => {
  const { field, portal } = await open({
    messages: [own(), own({ id: 11, message_markdown: 'Later words' })],
  });
  const edit = async (place: number) => {
    fireEvent.focus(screen.getAllByRole('article', { name: /My own words/ })[place]!);
    fireEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  };
  await edit(0);
  fireEvent.change(field, { target: { value: 'Half changed' } });
  await edit(1);
  expect((field as HTMLTextAreaElement).value).toBe('Half changed');
  expect(portal.shown).toMatchObject([{ title: 'Save or cancel this edit first' }]);
  fireEvent.keyDown(field, { key: 'Escape' });
  await edit(1);
  expect((field as HTMLTextAreaElement).value).toBe('Later words');
});

test('[MS-06] the arrow up in an empty composer changes the last own message; without a change nothing is sent', async () => {
  const { user, field, portal } = await open({
    answers: answer(editMessage, ({ body }) => ({
      chat_message: own({ message_html: `<p>${body.message}</p>`, message_markdown: body.message }),
    })),
  });
  await user.click(field);
  await user.keyboard('{ArrowUp}');
  expect((field as HTMLTextAreaElement).value).toBe('My own words');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(portal.api.calls.map(({ key }) => key)).not.toContain(editMessage.key);
  expect((field as HTMLTextAreaElement).value).toBe('');
  await user.keyboard('{ArrowUp}');
  await user.type(field, ' now');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(portal.api.calls.map(({ key }) => key)).toContain(editMessage.key));
  expect(await screen.findByRole('article', { name: /My own words now/ })).toBeTruthy();
});

test('[MS-06] a message of several lines that was not changed is not sent, though a server keeps other line ends', async () => {
  const { user, field, portal } = await open({ messages: [own({ message_markdown: 'Two\r\nlines ' })] });
  await user.click(field);
  await user.keyboard('{ArrowUp}');
  expect((field as HTMLTextAreaElement).value).toBe('Two\nlines ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''));
  expect(portal.api.calls.map(({ key }) => key)).not.toContain(editMessage.key);
});

/** Deletes the user's own message in the page; the server has not been asked yet. */
async function remove(user: ReturnType<typeof userEvent.setup>) {
  fireEvent.focus(screen.getByRole('article', { name: /My own words/ }));
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete this message?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('article', { name: /The message was deleted/ })).toBeTruthy();
}
const deletions = ({ api }: StubPortal) => api.calls.filter(({ key }) => key === deleteMessage.key);
const deletable = { [deleteMessage.key]: undefined };

test('[MSG-05] [MS-07] deleting asks first, leaves the place at once, and can be taken back before it is sent to the server', async () => {
  const { user, portal } = await open({ answers: deletable });
  await remove(user);
  act(() => portal.shown.at(-1)!.action!.onAct());
  const message = await screen.findByRole('article', { name: /My own words/ });
  await waitFor(() => expect(document.activeElement).toBe(message));
  await act(() => sendRemovals());
  expect(deletions(portal)).toEqual([]);
});

test('[MSG-05] a page that is left sends a deletion to the server in a call that outlives it', async () => {
  const { user, portal, id } = await open({ answers: deletable });
  await remove(user);
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  expect(deletions(portal)).toMatchObject([
    { params: { chatId: id, messageId: 10 }, options: { keepalive: true } },
  ]);
  // It is too late, although the toast still offers it.
  act(() => portal.shown.at(-1)!.action!.onAct());
  expect(screen.getByRole('article', { name: /The message was deleted/ })).toBeTruthy();
});

test('[MSG-05] what the server does not let be deleted is there again', async () => {
  const refusal = new ApiError({
    code: 'validation',
    key: deleteMessage.key,
    status: 422,
    pageLoading: false,
  });
  const { user } = await open({ answers: { [deleteMessage.key]: refusal } });
  await remove(user);
  await act(() => sendRemovals());
  expect(await screen.findByRole('article', { name: /My own words/ })).toBeTruthy();
});

test('[MSG-06] [MS-09] pressing a reaction adds it at once, and the list of the server has the last word', async () => {
  const message = words(10, max, 'Nice', '2026-01-07T10:00:00Z', {
    reactions: [{ emoji: '👍', me: false, users: [{ id: 7, name: 'Max Manager' }] }],
  });
  const { user } = await open({
    messages: [message],
    answers: answer(reactToMessage, {
      chat_message: {
        ...message,
        reactions: [{ emoji: '👍', me: true, users: [{ id: 7 }, { id: 1 }, { id: 8 }] }],
      },
    }),
  });
  await user.click(screen.getByRole('button', { name: '👍 1, 1 person' }));
  const pressed = await screen.findByRole('button', { name: '👍 3, you reacted' });
  expect(pressed.getAttribute('aria-pressed')).toBe('true');
});

test('[MSG-02] a chat that was read and has not changed is opened again without fetching, one with something new is read at once', async () => {
  const { portal, id, unmount } = await open({
    chat: { updated_at: '2026-01-09T10:00:00Z', unread_count: 0 },
  });
  const reads = () => portal.api.calls.filter(({ key }) => key === listMessages.key).length;
  const openAgain = () =>
    renderInPortal(
      createElement(MessengerScreen, { section: undefined, chatId: id, messageId: undefined, onOpen }),
      { portal, path: '/messenger' },
    );
  expect(reads()).toBe(1);
  unmount();
  const second = openAgain();
  expect(await screen.findByRole('article', { name: /My own words/ })).toBeTruthy();
  expect(reads()).toBe(1);
  second.unmount();
  // Something new has come since.
  const changed = groupChat({ id, updated_at: '2026-01-09T11:00:00Z', unread_count: 1 });
  portal.api.answer(messengerAnswers({ active: [changed], messages: [own()] }));
  portal.queryClient.setQueryData(chatsQuery(portal.api, 'active').queryKey, chatPages([changed]));
  openAgain();
  // At once, and not with the next poll.
  expect(portal.queryClient.isFetching({ queryKey: messagesQuery(portal.api, id).queryKey })).toBe(1);
  await waitFor(() => expect(reads()).toBe(2));
});

test('[MS-14] the line of new messages is above the first unread one, and goes with an answer', async () => {
  const messages = [own(), ...[11, 12, 13].map((id) => words(id, max, `News ${id}`, '2026-01-07T11:00:00Z'))];
  const { user, field } = await open({ messages, chat: { unread_count: 2 } });
  const line = screen.getByText('New messages');
  const unread = screen.getByRole('article', { name: /News 12/ });
  expect(line.compareDocumentPosition(unread)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const read = screen.getByRole('article', { name: /News 11/ });
  expect(line.compareDocumentPosition(read)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  await user.type(field, 'Thanks{Enter}');
  await waitFor(() => expect(screen.queryByText('New messages')).toBeNull());
});

test('[MS-14] the line of new messages goes when more of them come into the chat that the user watches', async () => {
  const news = words(11, max, 'News', '2026-01-07T11:00:00Z');
  const { portal, id } = await open({ messages: [own(), news], chat: { unread_count: 1 } });
  expect(screen.getByText('New messages')).toBeTruthy();
  await act(async () => addMessage(portal.queryClient, id, words(12, max, 'More', '2026-01-07T12:00:00Z')));
  expect(await screen.findByRole('article', { name: /More/ })).toBeTruthy();
  expect(screen.queryByText('New messages')).toBeNull();
});

test('[MS-14] a person who opens a chat at its unread messages sees how many of them are further below', async () => {
  const news = Array.from({ length: 40 }, (_, place) =>
    words(100 + place, max, `News ${place}`, `2026-01-08T10:${String(place + 10)}:00Z`),
  );
  const messages = [own(), ...news];
  stubLayout();
  const { portal, id } = await open({ messages, chat: { unread_count: 40 } });
  portal.api.answer(messengerAnswers({ active: [groupChat({ id, unread_count: 0 })], messages }));
  const pill = () => screen.queryByText(/^\d+ new messages?$/, { selector: 'button, button *' });
  await waitFor(() => expect(pill()).toBeTruthy());
  const below = () => Number.parseInt(pill()!.textContent, 10);
  const seen = below();
  expect(seen).toBeGreaterThan(0);
  expect(seen).toBeLessThan(40);
  // One more arrives, and one of the user's own from another device.
  act(() => {
    addMessage(portal.queryClient, id, words(200, max, 'Later', '2026-01-09T10:00:00Z'));
    addMessage(portal.queryClient, id, words(201, me, 'Mine', '2026-01-09T10:01:00Z'));
  });
  await waitFor(() => expect(below()).toBe(seen + 1));
  await userEvent.setup().click(pill()!);
  await waitFor(() => expect(pill()).toBeNull());
});

test('[MS-18] arrows, Home and End move from message to message, and one of them is reached by Tab', async () => {
  const { user } = await open({ messages: sampleMessages() });
  const articles = screen.getAllByRole('article');
  expect(articles.filter((article) => article.tabIndex === 0)).toEqual([articles.at(-1)]);
  act(() => articles.at(-1)!.focus());
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(articles.at(-2));
  await user.keyboard('{Home}');
  expect(document.activeElement).toBe(articles[0]);
  expect(articles[0]!.tabIndex).toBe(0);
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(articles.at(-1));
});

test('[ERR-11] [MS-26] without access the person is told, the lists are read again, and the chat is left', async () => {
  const id = ++lastChat;
  const forbidden = new ApiError({
    code: 'forbidden',
    key: listMessages.key,
    status: 403,
    pageLoading: false,
  });
  const { portal } = renderInPortal(
    createElement(MessengerScreen, { section: undefined, chatId: id, messageId: undefined, onOpen }),
    {
      path: '/messenger',
      loadMessages,
      answers: { ...messengerAnswers({ active: [groupChat({ id })] }), ...answer(listMessages, forbidden) },
    },
  );
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith(undefined));
  expect(portal.shown[0]?.title).toBe('Chat access error');
  await waitFor(() =>
    expect(portal.api.calls.filter(({ key }) => key === 'GET api/active-chats').length).toBeGreaterThan(1),
  );
});

test('[MS-27] an agreement inside a message is read and accepted in the same dialog as everywhere', async () => {
  const { user, portal } = await open({ messages: sampleMessages() });
  await user.click(screen.getByRole('button', { name: 'Read and accept Distribution policy' }));
  expect(portal.opened).toContainEqual({ name: 'agreement', props: { agreements: [{ id: 'amg_policy' }] } });
});

test('[MS-12] [MS-13] of several files one that cannot be sent does not discard the others', async () => {
  const { field } = await open();
  const good = new File(['hello'], 'notes.txt', { type: 'text/plain' });
  const bad = new File(['MZ'], 'tool.exe', { type: 'application/x-msdownload' });
  fireEvent.paste(field, { clipboardData: { items: [], files: [good, bad] } });
  expect(await screen.findByText('notes.txt')).toBeTruthy();
  // A user whose file is refused sees which files are allowed.
  expect(
    screen.getByText(
      /^This file type is not supported\. Allowed: images, videos, audio files, PDF, DOC, .*ZIP$/,
    ),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove notes.txt' })).toBeTruthy();
});

test('[MS-15] a chat that is open in a hidden tab is not read', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const id = ++lastChat;
  const { portal } = renderInPortal(
    createElement(MessengerScreen, { section: undefined, chatId: id, messageId: undefined, onOpen }),
    {
      path: '/messenger',
      loadMessages,
      answers: messengerAnswers({ active: [groupChat({ id, unread_count: 1 })], messages: [own()] }),
    },
  );
  await screen.findByRole('heading', { level: 2, name: 'Video translation' });
  expect(portal.api.calls.map(({ key }) => key)).not.toContain(listMessages.key);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(await screen.findByRole('feed')).toBeTruthy();
});

test('[MS-19] several messages that come together are announced once, by their number; own ones are not', async () => {
  const { portal, id } = await open();
  act(() => {
    addMessage(portal.queryClient, id, words(50, max, 'One', '2026-01-08T10:00:00Z'));
    addMessage(portal.queryClient, id, words(51, me, 'Mine', '2026-01-08T10:00:30Z'));
    addMessage(portal.queryClient, id, words(52, max, 'Two', '2026-01-08T10:01:00Z'));
  });
  expect(await screen.findByText('2 new messages')).toBeTruthy();
});

test('[MS-19] [API-03] a message whose id is a text is announced', async () => {
  // SAFETY: an id may remain a text, as `readId` says.
  const textId = (place: number) => `m-${place}` as unknown as number;
  const { portal, id } = await open({ messages: [own({ id: textId(9) })] });
  act(() => {
    const message = words(textId(10), max, 'Come over', '2026-01-08T10:00:00Z');
    addMessage(portal.queryClient, id, message);
  });
  expect(await screen.findByText('Max Manager: Come over')).toBeTruthy();
});

test('[MS-10] a mention in sight that the server refuses to mark is sent once, and is still there to jump to', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe: () => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.observe = () => tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const refusal = new ApiError({
    code: 'validation',
    key: markMentionRead.key,
    pageLoading: false,
    status: 422,
  });
  const mention = '<span data-type="mention" data-id="1" data-label="Ann Example">@Ann Example</span>';
  const { portal } = await open({
    messages: [words(10, max, mention, '2026-01-07T10:00:00Z')],
    chat: { mentions_count: 1 },
    answers: answer(markMentionRead, refusal),
  });
  const sent = () => portal.api.calls.filter(({ key }) => key === markMentionRead.key);
  await waitFor(() => expect(sent()).toHaveLength(1), { timeout: 5_000 });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(sent()).toHaveLength(1);
  expect(screen.getByRole('button', { name: /mention/i })).toBeTruthy();
});

test('[MS-08] an answer whose message is on an older page leads to it', async () => {
  const old = words(1, max, 'The very first', '2026-01-01T10:00:00Z');
  const many = Array.from({ length: 60 }, (_, place) =>
    words(10 + place, max, `Line ${place}`, `2026-01-02T10:${String(place).padStart(2, '0')}:00Z`),
  );
  const reply = words(90, max, 'See above', '2026-01-03T10:00:00Z', {
    reply_to_message_id: 1,
    replied_to_message: old,
  });
  stubLayout();
  const { user } = await open({ messages: [old, ...many, reply] });
  expect(screen.queryByRole('article', { name: /: The very first/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /In reply to Max Manager The very first/ }));
  const original = await screen.findByRole('article', { name: /: The very first/ });
  await waitFor(() => expect(document.activeElement).toBe(original));
});

test('[MS-08] an answer whose message could not be read says so, and tries again', async () => {
  const old = words(1, max, 'The very first', '2026-01-01T10:00:00Z');
  const many = Array.from({ length: 60 }, (_, place) =>
    words(10 + place, max, `Line ${place}`, '2026-01-02T10:00:00Z'),
  );
  const reply = words(90, max, 'See above', '2026-01-03T10:00:00Z', {
    reply_to_message_id: 1,
    replied_to_message: old,
  });
  const messages = [old, ...many, reply];
  stubLayout();
  const { user, portal } = await open({ messages });
  portal.api.answer(
    answer(listMessages, new ApiError({ code: 'network', key: listMessages.key, pageLoading: false })),
  );
  await user.click(screen.getByRole('button', { name: /In reply to Max Manager The very first/ }));
  await waitFor(() =>
    expect(portal.shown).toMatchObject([{ type: 'error', title: 'The message could not be loaded' }]),
  );
  portal.api.answer(messengerAnswers({ messages }));
  act(() => portal.shown[0]?.action?.onAct());
  const original = await screen.findByRole('article', { name: /: The very first/ });
  await waitFor(() => expect(document.activeElement).toBe(original));
});

test('[MSG-01] the header says who answers and when somebody last did, and an offer what to do about it', async () => {
  const processable = { price_usd: 120, valid_until: '2099-01-01' };
  await open({
    messages: [
      words(10, { ...max, is_manager: true }, 'Our offer', new Date(Date.now() - 7_200_000).toISOString()),
    ],
    chat: { process: { processable_type: 'productProposal', processable } },
  });
  expect(screen.getByText(/Answered by Max Manager/)).toBeTruthy();
  expect(screen.getByText('Last answer 2 hours ago')).toBeTruthy();
  expect(screen.getByText('$120.00, valid until Jan 1, 2099')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Accept' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ask for other terms' })).toBeTruthy();
});

test.each([
  ['2026-11-28', '$120.00, valid until Nov 28'],
  ['2026-11-27', 'The offer was valid until Nov 27. Ask in this chat for a new one.'],
  ['2026-11-28T11:59:00Z', 'The offer was valid until Nov 28. Ask in this chat for a new one.'],
])('[MSG-01] at noon of 28 November, an offer until %s reads: %s', async (valid_until, text) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const processable = { price_usd: 120, valid_until };
  await open({ chat: { process: { processable_type: 'productProposal', processable } } });
  expect(screen.getByText(text)).toBeTruthy();
});

test('[MS-33] a message that came after midnight is of today where the device’s clock is still before it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T23:58:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  await open({
    messages: [
      own({ created_at: '2026-11-27T10:00:00Z' }),
      own({ id: 11, created_at: '2026-11-29T00:01:00Z' }),
    ],
  });
  expect(screen.getByText('Yesterday')).toBeTruthy();
  expect(screen.getByText('Today')).toBeTruthy();
});

test('[MS-31] the menu of a chat opens the keyboard shortcuts', async () => {
  const showShortcuts = vi.fn();
  bindPorts(messengerPorts, { showShortcuts });
  onTestFinished(() => bindPorts(messengerPorts, { showShortcuts: undefined }));
  const { user, portal } = await open();
  await user.click(await screen.findByRole('button', { name: 'More about this chat' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
  expect(showShortcuts).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ api: portal.api }));
});

test('[MSG-04] [MS-12] a dropped folder is refused in words, and the files beside it are taken', async () => {
  const { field, portal } = await open();
  const notes = new File(['words'], 'notes.txt', { type: 'text/plain' });
  const folder = { kind: 'file', webkitGetAsEntry: () => ({ isDirectory: true }) };
  const file = { kind: 'file', webkitGetAsEntry: () => ({ isDirectory: false }), getAsFile: () => notes };
  fireEvent.drop(field, { dataTransfer: { items: [folder, file], types: ['Files'] } });
  expect(portal.shown).toEqual([{ type: 'error', title: 'Folders cannot be sent. Choose the files in it.' }]);
  expect(within(screen.getByRole('list', { name: 'Files to send' })).getByText('notes.txt')).toBeTruthy();
});
