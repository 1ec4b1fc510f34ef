import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { isImpersonated, port, usePortal } from '@my-air/feature-kit';
import { businessCalendarOf, channelKey, useFailureText, useSendOnce } from '@my-air/feature-kit/data';
import { dueAt, useFormat } from '@my-air/i18n';
import { useNow } from '@my-air/ui-kit';
import { useMutation } from '@tanstack/react-query';

import type { Product } from '../contract.ts';
import { marketplacePorts } from '../ports.ts';
import { requestService, toastTime } from '../product/product.api.ts';

export interface RequestState {
  /** Sends the request, and then the note in its chat; a channel that has not joined joins first. */
  send: (channel: Channel, joinsFirst: boolean, note: string) => void;
  /** Sends the note again, where the request was sent without it. */
  sendNote: ((note: string) => void) | undefined;
  isPending: boolean;
  /** Why the last one did not get through. */
  failure: string | undefined;
}

interface Sent {
  channel: Channel;
  joinsFirst: boolean;
  /** The note that is written in the chat; empty without one. */
  text: string;
}

export interface RequestOptions {
  /** Called when the request was sent, and its note. */
  onRequested: () => void;
  /** Called before a channel joins: that may open a dialog, and there is one at a time. */
  onJoining: () => void;
}

/**
 * Requests a service, and writes the user's note in its chat; the message that it is sent stays for ten seconds and leads
 * to the chat.
 */
export function useRequest(
  product: Product | undefined,
  { onRequested, onJoining }: RequestOptions,
): RequestState {
  const { t } = useLingui();
  const portal = usePortal();
  const format = useFormat();
  const now = useNow();
  const failureText = useFailureText();
  const openChat = port(marketplacePorts, 'openChat');
  const joinChannel = port(marketplacePorts, 'joinChannel');
  const writeInChat = port(marketplacePorts, 'writeInChat');
  const sendOnce = useSendOnce('marketplace/request');
  const writeOnce = useSendOnce('marketplace/note');
  const note = useMutation({
    mutationKey: ['marketplace', 'note', product?.id],
    mutationFn: async ({ chatId, text }: { chatId: number; text: string }) =>
      writeOnce([chatId, text], async (key) => writeInChat?.(portal, chatId, text, key)),
    meta: { handles: 'inPlace' },
  });
  const request = useMutation({
    mutationKey: ['marketplace', 'request', product?.id],
    mutationFn: async ({ channel, joinsFirst }: Sent) => {
      const id = product?.id ?? 0;
      if (joinsFirst) {
        onJoining();
        // The dialog of joining has shown the outcome; without it there is nothing to request.
        if (!(await joinChannel?.(portal, channel, id))) return null;
      }
      return sendOnce([id, channelKey(channel)], (key) => requestService(portal, id, channel, key));
    },
    meta: { handles: 'inPlace' },
    onSuccess: async (answer, { joinsFirst, text }) => {
      if (!answer) return;
      const { chatId } = answer;
      const name = product?.name;
      const date = format.deadline(dueAt(now, { days: 1 }, businessCalendarOf(portal)));
      const action = chatId &&
        openChat && { action: { label: t`Open the chat`, onAct: () => openChat(chatId) } };
      portal.toasts.show({
        type: 'success',
        title: t`Request for ${name} sent`,
        text: t`We answer in a chat by ${date}.`,
        duration: toastTime,
        ...action,
      });
      if (text !== '' && chatId) {
        try {
          await note.mutateAsync({ chatId, text });
        } catch (error) {
          if (joinsFirst) showFailure(t`The note was not sent`, error);
          return;
        }
      }
      onRequested();
    },
    onError: (error, { joinsFirst }) => {
      if (joinsFirst) showFailure(t`The request was not sent`, error);
    },
  });

  /** Tells a failure in a message, where the dialog that would have shown it has gone. */
  function showFailure(title: string, error: unknown) {
    portal.toasts.show({ type: 'error', title, text: failureText(error), duration: toastTime });
  }

  const unsent = note.isError || (note.isPending && request.isSuccess) ? note.variables : undefined;
  const error = request.error ?? note.error;
  return {
    send: (channel, joinsFirst, text) => {
      if (product && !isImpersonated(portal.session.getUser())) request.mutate({ channel, joinsFirst, text });
    },
    sendNote: unsent && ((text) => note.mutate({ chatId: unsent.chatId, text }, { onSuccess: onRequested })),
    isPending: request.isPending || note.isPending,
    failure: error ? failureText(error) : undefined,
  };
}
