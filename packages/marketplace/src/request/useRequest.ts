import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { isImpersonated, port, usePortal } from '@my-air/feature-kit';
import { businessCalendarOf, channelKey, useFailureText, useSendOnce } from '@my-air/feature-kit/data';
import { dueAt, useFormat } from '@my-air/i18n';
import { useMutation } from '@tanstack/react-query';

import type { Product } from '../contract.ts';
import { marketplacePorts } from '../ports.ts';
import { requestService, toastTime } from '../product/product.api.ts';

export interface RequestState {
  /** Sends the request; a channel that has not joined joins first. */
  send: (channel: Channel, joinsFirst: boolean) => void;
  isPending: boolean;
  /** Why the last one did not get through. */
  failure: string | undefined;
}

export interface RequestOptions {
  /** Called when the request was sent. */
  onRequested: () => void;
  /** Called before a channel joins: that may open a dialog, and there is one at a time. */
  onJoining: () => void;
}

/** Requests a service; the message that it is sent stays for ten seconds and leads to the chat. */
export function useRequest(
  product: Product | undefined,
  { onRequested, onJoining }: RequestOptions,
): RequestState {
  const { t } = useLingui();
  const portal = usePortal();
  const format = useFormat();
  const failureText = useFailureText();
  const openChat = port(marketplacePorts, 'openChat');
  const joinChannel = port(marketplacePorts, 'joinChannel');
  const sendOnce = useSendOnce('marketplace/request');
  const request = useMutation({
    mutationKey: ['marketplace', 'request', product?.id],
    mutationFn: async ({ channel, joinsFirst }: { channel: Channel; joinsFirst: boolean }) => {
      const id = product?.id ?? 0;
      if (joinsFirst) {
        onJoining();
        // The dialog of joining has shown the outcome; without it there is nothing to request.
        if (!(await joinChannel?.(portal, channel, id))) return null;
      }
      return sendOnce([id, channelKey(channel)], (key) => requestService(portal, id, channel, key));
    },
    meta: { handles: 'inPlace' },
    onSuccess: (answer) => {
      if (!answer) return;
      const { chatId } = answer;
      const name = product?.name;
      const date = format.deadline(dueAt(Date.now(), { days: 1 }, businessCalendarOf(portal)));
      portal.toasts.show({
        type: 'success',
        title: t`Request for ${name} sent`,
        text: t`We answer in a chat by ${date}.`,
        duration: toastTime,
        ...(chatId && openChat && { action: { label: t`Open the chat`, onAct: () => openChat(chatId) } }),
      });
      onRequested();
    },
    onError: (error, { joinsFirst }) => {
      // The dialog that would have shown the failure has gone.
      if (!joinsFirst) return;
      portal.toasts.show({
        type: 'error',
        title: t`The request was not sent`,
        text: failureText(error),
        duration: toastTime,
      });
    },
  });

  return {
    send: (channel, joinsFirst) => {
      if (product && !isImpersonated(portal.session.getUser())) request.mutate({ channel, joinsFirst });
    },
    isPending: request.isPending,
    failure: request.error ? failureText(request.error) : undefined,
  };
}
