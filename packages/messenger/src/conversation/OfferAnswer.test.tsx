import 'fake-indexeddb/auto';
import { bindPorts } from '@my-air/feature-kit';
import { answer, buildFailure, renderInPortal, type Answers } from '@my-air/feature-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { sendMessage, type Message } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { messengerPorts } from '../ports.ts';
import { MessengerScreen } from '../screen/MessengerScreen.tsx';
import { messengerAnswers } from '../testing/messengerAnswers.ts';
import { groupChat, max, me, words } from '../testing/sampleChats.ts';
import { messengerBackground } from './messengerBackground.ts';

vi.mock('../composer/rich/RichField.tsx', () => import('../testing/TextareaField.tsx'));

const acceptAgreement = vi.fn<() => Promise<boolean>>();
let lastChat = 800;

beforeEach(() => {
  localStorage.clear();
  acceptAgreement.mockReset();
  bindPorts(messengerPorts, { acceptAgreement });
});

const offered = (overrides: Partial<Message> = {}) =>
  words(10, max, 'Our offer', '2026-01-07T10:00:00Z', { type: 3, ...overrides });
const accepted = words(11, me, '✅ I accept the offer: Covers, $240.00.', '2026-01-07T11:00:00Z');

/** Opens a chat about an offer; the messages are sent as in the portal. */
async function open(messages: readonly Message[] = [offered()], answers: Answers = {}) {
  const id = ++lastChat;
  const processable = { id, product: { id: 15, name: 'Covers' }, price_usd: 240 };
  const chat = groupChat({ id, process: { processable_type: 'productProposal', processable } });
  const { portal } = renderInPortal(
    createElement(MessengerScreen, { section: undefined, chatId: id, messageId: undefined, onOpen: vi.fn() }),
    {
      path: '/messenger',
      loadMessages,
      answers: { ...messengerAnswers({ active: [chat], messages }), ...answers },
    },
  );
  await screen.findByRole('feed');
  let stop = () => {};
  act(() => void (stop = messengerBackground.start(portal)));
  onTestFinished(() => act(() => stop()));
  const sent = () => portal.api.calls.filter(({ key }) => key === sendMessage.key);
  return { sent, portal };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const takes = answer(sendMessage, () => ({ chat_message: accepted }));

test('[MSG-03] accepting an offer writes one message, however often it is pressed', async () => {
  const { sent } = await open([offered()], takes);
  const button = await screen.findByRole('button', { name: 'Accept' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('You accepted the offer')).toBeTruthy();
  await screen.findByRole('article', { name: /I accept the offer: Covers/ });
  expect(sent().map(({ body }) => body)).toMatchObject([
    { message: '✅ I accept the offer: Covers, $240.00.' },
  ]);
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

test('[MSG-03] [MSG-09] an acceptance that failed is sent again with its key', async () => {
  let tries = 0;
  const { sent } = await open(
    [offered()],
    answer(sendMessage, () => {
      tries += 1;
      if (tries === 1) throw buildFailure('timeout');
      return { chat_message: accepted };
    }),
  );
  await press('Accept');
  await waitFor(() => expect(sent()).toHaveLength(2));
  const [one, again] = sent().map(({ options }) => options?.idempotencyKey);
  expect(one).toBeTruthy();
  expect(again).toBe(one);
});

test('[MSG-03] an offer that was accepted before cannot be accepted again', async () => {
  const { sent } = await open([offered(), accepted]);
  expect(await screen.findByText('You accepted the offer')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(sent()).toEqual([]);
});

test.each([
  ['uk', '✅ Я приймаю пропозицію: Обкладинки 2, 240,00 $.', true],
  ['pt', '✅ Aceito a oferta: Capas, US$ 240,00.', true],
  ['the same, edited by the server', '  ✅ Acepto la oferta: Portadas, 240,00 US$.\n', true],
  ['another price', '✅ I accept the offer: Covers, $1,240.00.', false],
  ['no acceptance', 'I accept the offer: Covers, $240.00, if it is done by Friday', false],
])('[MSG-03] [I18N-01] an acceptance is known in every language: %s', async (_, text, isAccepted) => {
  await open([offered(), words(11, me, text, '2026-01-07T11:00:00Z')]);
  await screen.findByText(isAccepted ? 'You accepted the offer' : 'Ask for other terms');
  expect(screen.queryByRole('button', { name: 'Accept' }) === null).toBe(isAccepted);
});

test('[MSG-03] an acceptance that was deleted, or written by our team, is none', async () => {
  await open([
    offered(),
    words(11, max, '✅ $240.00', '2026-01-07T11:00:00Z'),
    { ...accepted, deleted_at: '2026-01-07T12:00:00Z' },
  ]);
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeTruthy();
});

test('[MSG-03] [MS-27] the agreement of an offer is opened first, once; without it nothing is written', async () => {
  const agreement = { id: 'amg_covers', display_name: 'Covers', is_agreed: false };
  const { sent } = await open([offered({ agreement })], takes);
  const dialog = Promise.withResolvers<boolean>();
  acceptAgreement.mockReturnValueOnce(dialog.promise);
  const button = await screen.findByRole('button', { name: 'Accept' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(acceptAgreement).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'amg_covers');
  await act(async () => dialog.resolve(false));
  expect(sent()).toEqual([]);
  acceptAgreement.mockResolvedValueOnce(true);
  await press('Accept');
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test('[MSG-03] asking for other terms writes them into the composer once, after what is there', async () => {
  const { sent } = await open();
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  fireEvent.change(field, { target: { value: 'Hello' } });
  await press('Ask for other terms');
  await press('Ask for other terms');
  expect(field.value).toBe('Hello\n\nI would like other terms for the offer: Covers, $240.00.');
  expect(document.activeElement).toBe(field);
  expect(sent()).toEqual([]);
});
