import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@my-air/i18n';

import type { OutboxFailure } from '../outbox/OutboxEntry.ts';

/** Why something did not go through; the server's own sentence where it sent one for people. */
export function failureWords(
  { code, message, fields, lostFiles }: OutboxFailure,
  translate: (text: MessageDescriptor) => string,
): string {
  const own = Object.values(fields ?? {})[0] ?? message;
  switch (code) {
    case 'aborted': {
      const names = lostFiles?.join(', ');
      return names === undefined
        ? translate(msg`You stopped it before all of it had left.`)
        : translate(msg`The page was closed before its files were kept. Choose them again: ${names}`);
    }
    case 'network':
      return translate(msg`There is no connection. It goes out by itself when there is one.`);
    case 'timeout':
      return translate(msg`The server took too long to answer.`);
    case 'unauthenticated':
    case 'page_expired':
      return translate(msg`It goes out once you have signed in again.`);
    case 'too_many_requests':
      return translate(msg`Too many messages at once. It goes out in a moment.`);
    case 'maintenance':
      return translate(msg`The portal is being improved. It goes out once that is done.`);
    case 'forbidden':
      return translate(msg`You have no access to this chat any more.`);
    case 'not_found':
      return translate(msg`This chat no longer exists.`);
    case 'conflict':
      return own ?? translate(msg`The server is still working on an earlier try.`);
    case 'validation':
    case 'rejected':
      return own ?? translate(msg`The server does not accept it as it is.`);
    default:
      return translate(msg`This did not work on our side.`);
  }
}
