import { msg } from '@lingui/core/macro';
import { unknownStatus } from '@my-air/feature-kit/views';
import type { MessageDescriptor } from '@my-air/i18n';
import type { StatusTone } from '@my-air/ui-kit';

import { distributionStates, type DistributionState } from '../contract.ts';

/** The name of a state, its meaning, and the next step. */
export interface StateWords {
  tone: StatusTone;
  label: MessageDescriptor;
  meaning: MessageDescriptor;
  next: MessageDescriptor;
}

const words: Readonly<Record<DistributionState, StateWords>> = {
  not_agreed: {
    tone: 'info',
    label: msg`Not started`,
    meaning: msg`Your videos are not on this platform yet.`,
    next: msg`Read and accept the agreement to begin.`,
  },
  agreed: {
    tone: 'info',
    label: msg`In preparation`,
    meaning: msg`You accepted the agreement, and our team is preparing your videos.`,
    next: msg`No action needed. We will let you know when the first video is live.`,
  },
  distributing: {
    tone: 'positive',
    label: msg`Live`,
    meaning: msg`Your videos are on this platform and earn there.`,
    next: msg`No action needed. Income is added every month.`,
  },
  rejected: {
    tone: 'critical',
    label: msg`Rejected`,
    meaning: msg`The platform did not take your videos.`,
    next: msg`Ask our team what would have to change.`,
  },
  legacy: {
    tone: 'neutral',
    label: msg`Former platform`,
    meaning: msg`We no longer deliver new videos here. Videos that are there stay and keep earning.`,
    next: msg`No action needed.`,
  },
  cannot_distribute: {
    tone: 'warning',
    label: msg`Not available`,
    meaning: msg`Your videos cannot be distributed here at the moment.`,
    next: msg`Ask our team when this could change.`,
  },
};

const unknown: StateWords = {
  ...unknownStatus,
  meaning: msg`The platform reports a status that we cannot show yet.`,
  next: msg`If this does not change, contact our team.`,
};

/** Whether this build knows a state. */
export function isKnownState(state: string | null | undefined): state is DistributionState {
  return distributionStates.some((known) => known === state);
}

/** The words of a state; one that this build does not know gets neutral ones. */
export function describeState(state: string | null | undefined): StateWords {
  return isKnownState(state) ? words[state] : unknown;
}
