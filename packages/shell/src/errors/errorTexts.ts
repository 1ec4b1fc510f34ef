import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { PageMessageKey } from '../state/pageError.ts';

/** The title of a toast, by the status of the answer. */
const toastTitles: Readonly<Record<number, MessageDescriptor>> = {
  400: msg`We could not process this request`,
  403: msg`You do not have access to this`,
  404: msg`Not found`,
  409: msg`This was changed elsewhere`,
  419: msg`The page has been open too long. Reload it and try again`,
  500: msg`Something went wrong on our end`,
  501: msg`This is not available yet`,
};
const clientFault = msg`We could not complete this action`;
const generic = msg`Something went wrong`;

/** The words for a status; every other 4xx and everything else have one fallback each. */
export function toastTitleOf(status: number | undefined): MessageDescriptor {
  const known = status === undefined ? undefined : toastTitles[status];
  if (known) return known;
  return status && status >= 400 && status < 500 ? clientFault : generic;
}

export const impersonationTitle = msg`Only the account owner can do this`;
export const timeoutTitle = msg`The server took too long to answer`;

/** The texts of an error page: what happened, and what to do. */
export const pageTexts: Readonly<
  Record<PageMessageKey, { title: MessageDescriptor; text: MessageDescriptor }>
> = {
  not_found: {
    title: msg`Page not found`,
    text: msg`The link may be outdated or mistyped.`,
  },
  forbidden: {
    title: msg`You do not have access to this page`,
    text: msg`If you need access, write to support.`,
  },
  page_expired: {
    title: msg`This page has been open too long`,
    text: msg`Reload it and carry on where you were.`,
  },
  server: {
    title: msg`Something went wrong on our end`,
    text: msg`We have been notified. Try again in a minute.`,
  },
  unavailable: {
    title: msg`The portal is under maintenance`,
    text: msg`It will be back soon. Your data is safe.`,
  },
  generic: {
    title: msg`Something went wrong`,
    text: msg`Try again. If it happens again, write to support.`,
  },
};
