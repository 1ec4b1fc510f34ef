import type { OutgoingMessage } from '../send/OutgoingMessage.ts';

/** A message that has waited for long. */
export function buildOutgoingMessage(overrides: Partial<OutgoingMessage> = {}): OutgoingMessage {
  return {
    key: 'key-1',
    userId: 1,
    chatId: 1,
    text: 'The second cut is ready. Shall we publish it on Thursday?',
    replyToMessageId: undefined,
    files: [],
    createdAt: 0,
    state: 'waiting',
    place: 1,
    isKept: true,
    ...overrides,
  };
}
