import { useLingui } from '@lingui/react/macro';

import type { Failure } from './describeFailure.ts';

/** A failure in words: what happened, and what the user can do. */
export function useScreenFailure(failure: Failure): { title: string; text: string } {
  const { t } = useLingui();

  switch (failure) {
    case 'offline':
      return {
        title: t`No connection to the portal`,
        text: t`Check your internet connection and try again.`,
      };
    case 'slow':
      return {
        title: t`This is taking too long`,
        text: t`The server did not answer in time. Try again in a moment.`,
      };
    case 'forbidden':
      return {
        title: t`You do not have access to this page`,
        text: t`If you need access, write to support.`,
      };
    case 'busy':
      return {
        title: t`Too many requests`,
        text: t`Wait a minute and try again.`,
      };
    case 'maintenance':
      return {
        title: t`The portal is under maintenance`,
        text: t`The portal will be back soon. Try again in a few minutes.`,
      };
    case 'incomplete':
      return {
        title: t`A part of this page could not be loaded`,
        text: t`Check your internet connection and try again.`,
      };
    case 'blocked':
      return {
        title: t`A part of this page was blocked`,
        text: t`An ad blocker, another browser extension or your network may be blocking it. Allow this site there, then try again.`,
      };
    case 'outdated':
      return {
        title: t`The portal has been updated`,
        text: t`Reload the page to get the new version.`,
      };
    case 'unknown':
      return {
        title: t`Something went wrong`,
        text: t`Try again. If it happens again, write to support and include the error number.`,
      };
  }
}
