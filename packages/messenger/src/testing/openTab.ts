import type { ApiError } from '@my-air/api-client';
import { buildUser, stubPortal } from '@my-air/feature-kit/testing';

import { sendMessage } from '../contract.ts';
import { listOutgoing } from '../send/outgoingStore.ts';
import { startSending } from '../send/startSending.ts';
import { giveToSender } from '../send/useOutgoing.ts';

/** A message as the server gets it. */
export interface ReceivedMessage {
  chatId: number;
  text: string;
  key: string | undefined;
  files: readonly File[];
}

export interface TabOptions {
  userId: number;
  /** Whether the server remembers idempotency keys. @default true */
  hasKeys?: boolean;
  /** The answer to a message: an error is thrown, whatever else is an answer. @default an answer with an id */
  serve?: (received: ReceivedMessage) => unknown;
}

/** A tab of a user, with what its server got; tabs share the storage, the locks and the channel of a browser. */
export function openTab({ userId, hasKeys = true, serve }: TabOptions) {
  const received: ReceivedMessage[] = [];
  const sent: string[] = [];
  let failures = 0;
  const portal = stubPortal({
    user: buildUser({ id: userId }),
    config: { flags: { pt: true, idempotencyKey: hasKeys } },
  });
  portal.api.answer({
    [sendMessage.key]: async ({ params, body }: { params: { chatId: number }; body: SentBody }) => {
      const key = portal.api.calls.at(-1)?.options?.idempotencyKey;
      const message = { chatId: params.chatId, text: body.message, key, files: body.attachments ?? [] };
      received.push(message);
      const answer = await serve?.(message);
      // As the client says it of a server without keys.
      if (answer instanceof Error) (answer as ApiError).isUnconfirmed = isLost(answer) && !hasKeys;
      return answer ?? { chat_message: { id: received.length, message_markdown: body.message } };
    },
  });
  portal.queryClient.mount();
  const stop = startSending(portal, {
    onSent: (_, { message_markdown }) => sent.push(message_markdown ?? ''),
    onFailed: () => (failures += 1),
  });

  return {
    portal,
    received,
    /** The texts that this tab was told to be sent. */
    sent,
    failures: () => failures,
    write: (text: string, { chatId = 1, files = [] as File[] } = {}) =>
      giveToSender(portal, userId, { chatId, text, files, replyToMessageId: undefined }),
    /** The unsent messages: the texts with their states. */
    unsent: async () =>
      (await listOutgoing(userId)).map(
        ({ text, state, isKept }) => `${text}: ${state}${isKept ? '' : ', in this page alone'}`,
      ),
    /** Ends the tab in the middle of whatever it does. */
    close() {
      stop();
      portal.queryClient.unmount();
      portal.queryClient.clear();
    },
  };
}

interface SentBody {
  message: string;
  attachments?: File[];
}

function isLost(error: Error): boolean {
  return (error as ApiError).outcome === 'unknown';
}
