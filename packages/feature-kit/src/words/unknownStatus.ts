import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@my-air/i18n';

/** How a status is shown that this version does not know: the server may add statuses, and each screen says the same. */
export const unknownStatus: { tone: 'neutral'; label: MessageDescriptor } = {
  tone: 'neutral',
  label: msg`Status updating`,
};
