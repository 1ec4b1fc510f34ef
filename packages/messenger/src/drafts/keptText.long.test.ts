import 'fake-indexeddb/auto';
import {
  describeKeptText,
  renderInPortal,
  stubPortal,
  type KeptTextPlace,
} from '@my-air/feature-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, vi } from 'vitest';

import { editMessage, reviewSupportRequest, sendMessage, sendSupportRequest } from '../contract.ts';
import { RatingCard } from '../conversation/RatingCard.tsx';
import { loadMessages } from '../locales/index.ts';
import { messengerBackground } from '../conversation/messengerBackground.ts';
import { MessengerScreen } from '../screen/MessengerScreen.tsx';
import { SupportModal } from '../support/SupportModal.tsx';
import { buildChat } from '../testing/buildChat.ts';
import { messengerAnswers } from '../testing/messengerAnswers.ts';
import { groupChat, me, words } from '../testing/sampleChats.ts';
import { changeDraft, withEdit, withMessage, withoutEdit } from './ChatDraft.ts';

const first = words(10, me, 'My own words', '2026-01-07T10:00:00Z', {
  is_editable: true,
  message_markdown: 'My own words',
});
const second = words(11, me, 'Other words', '2026-01-07T10:01:00Z', {
  is_editable: true,
  message_markdown: 'Other words',
});
// The field itself is tested in a browser.
vi.mock('../composer/rich/RichField.tsx', () => import('../testing/TextareaField.tsx'));

const chats = [groupChat({ id: 41 }), groupChat({ id: 42 })];

const portal: KeptTextPlace['portal'] = (user) =>
  stubPortal({
    user,
    loadMessages,
    answers: messengerAnswers({ active: chats, messages: [first, second] }),
  });
const background: KeptTextPlace['background'] = (opened) => messengerBackground.start(opened);
const openChat = (opened: ReturnType<typeof portal>, chatId = 41) =>
  renderInPortal(
    createElement(MessengerScreen, { section: undefined, chatId, messageId: undefined, onOpen: () => {} }),
    { portal: opened, path: '/messenger' },
  );
const change = ({ session }: ReturnType<typeof portal>, next: Parameters<typeof changeDraft>[2]) =>
  act(() => void changeDraft(session.getUser()?.id, 41, next));
const editOf =
  (id: number, markdown: string): Parameters<typeof changeDraft>[2] =>
  (draft) =>
    withEdit(draft, { id, markdown });
const composer = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const send = async () => fireEvent.keyDown(await composer(), { key: 'Enter' });

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined));

describeKeptText('messenger/chat', {
  portal,
  background,
  open: openChat,
  openOtherwise: async (opened) => {
    openChat(opened, 42);
    await waitFor(async () => {
      if ((await composer()).value !== '') throw new Error('the draft of another chat');
    });
    // A reply, and an edit that is cancelled.
    change(opened, (draft) => withMessage(draft, { reply_to_message_id: 10 }));
    change(opened, editOf(10, 'My own words'));
    change(opened, withoutEdit);
  },
  field: composer,
  submit: send,
  call: sendMessage.key,
  reply: { chat_message: words(77, me, 'first', '2026-01-09T10:00:00Z') },
});

describeKeptText('messenger/edit', {
  portal,
  open: (opened) => {
    change(opened, editOf(10, 'My own words'));
    openChat(opened);
  },
  openOtherwise: (opened) => {
    change(opened, editOf(11, 'Other words'));
    openChat(opened);
  },
  field: composer,
  submit: send,
  call: editMessage.key,
  reply: { chat_message: { ...first, message_markdown: 'first\nlines' } },
});

const openSupport = (opened: ReturnType<typeof portal>, props = {}) =>
  renderInPortal(createElement(SupportModal, { props, close: () => {} }), { portal: opened, path: '/home' });
const topic = () => screen.findByLabelText(/Topic/);

describeKeptText('messenger/question', {
  portal,
  background,
  open: openSupport,
  openOtherwise: async (opened) => {
    openSupport(opened, {
      summary: 'Error 0Y7A',
      message: 'It broke.',
      categoryId: 1,
      replyTo: { messageId: 4, text: 'Hi' },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Start a new question' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Go back to it' }));
  },
  field: () => screen.findByLabelText<HTMLTextAreaElement>(/Your question/),
  submit: async () => {
    await screen.findByRole('option', { name: 'Money' });
    fireEvent.change(await topic(), { target: { value: '2' } });
    fireEvent.change(screen.getByLabelText(/Summary/), { target: { value: 'Payout' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
  },
  call: sendSupportRequest.key,
  reply: { support_request: { id: 5, process: { processable_type: 'support', chat_id: 31 } } },
});

const rated = (requestId: number) =>
  createElement(RatingCard, {
    chat: buildChat({ process: { processable_type: 'support', processable: { id: requestId } } }),
  });

describeKeptText('messenger/review', {
  portal,
  background,
  open: (opened) => renderInPortal(rated(55), { portal: opened }),
  openOtherwise: (opened) => renderInPortal(rated(56), { portal: opened }),
  field: () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comment (optional)' }),
  submit: async () => {
    fireEvent.click(await screen.findByRole('radio', { name: '5 of 5' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send the rating' }));
  },
  call: reviewSupportRequest.key,
  reply: { support_request: { id: 55, partner_rating: 5, partner_feedback: 'first\nlines' } },
  isFinal: true,
});
