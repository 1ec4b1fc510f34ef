import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@my-air/i18n';

import type { OutgoingFailure } from './OutgoingMessage.ts';

/** The reason why a message was not sent; the server's own sentence if it sent one for users. */
export function failureWords({ code, words }: OutgoingFailure): MessageDescriptor | string {
  switch (code) {
    case 'network':
      return msg`You are offline. It will be sent when you are back online.`;
    case 'timeout':
      return msg`The server took too long to answer.`;
    case 'unauthenticated':
    case 'page_expired':
      return msg`It will be sent when you sign in again.`;
    case 'too_many_requests':
      return msg`Too many messages at once. It will be sent shortly.`;
    case 'maintenance':
      return msg`The portal is under maintenance. It will be sent afterwards.`;
    case 'forbidden':
      return msg`You no longer have access to this chat.`;
    case 'not_found':
      return msg`This chat no longer exists.`;
    case 'conflict':
      return words ?? msg`The server is still working on an earlier attempt.`;
    case 'validation':
    case 'rejected':
      return words ?? msg`The server rejected it. Change it and try again.`;
    default:
      return msg`Something went wrong on our end.`;
  }
}
