import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@my-air/i18n';

import type { OutboxFailure } from '../outbox/OutboxEntry.ts';

/** The reason why an entry was not delivered; the server's own sentence if it sent one for users. */
export function failureWords(
  { code, message, fields, lostFiles }: OutboxFailure,
  translate: (text: MessageDescriptor) => string,
): string {
  const serverWords = Object.values(fields ?? {})[0] ?? message;
  switch (code) {
    case 'aborted': {
      const names = lostFiles?.join(', ');
      return names === undefined
        ? translate(msg`You stopped it before it was fully sent.`)
        : translate(msg`The page was closed before its files were kept. Choose them again: ${names}`);
    }
    case 'network':
      return translate(msg`You are offline. It will be sent when you are back online.`);
    case 'timeout':
      return translate(msg`The server took too long to answer.`);
    case 'unauthenticated':
    case 'page_expired':
      return translate(msg`It will be sent when you sign in again.`);
    case 'too_many_requests':
      return translate(msg`Too many messages at once. It will be sent shortly.`);
    case 'maintenance':
      return translate(msg`The portal is under maintenance. It will be sent afterwards.`);
    case 'forbidden':
      return translate(msg`You no longer have access to this chat.`);
    case 'not_found':
      return translate(msg`This chat no longer exists.`);
    case 'conflict':
      return serverWords ?? translate(msg`The server is still working on an earlier attempt.`);
    case 'validation':
    case 'rejected':
      return serverWords ?? translate(msg`The server rejected it. Change it and try again.`);
    default:
      return translate(msg`Something went wrong on our end.`);
  }
}
