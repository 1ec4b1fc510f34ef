import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface TourStep {
  /** The value of `data-tour` on the element that the step is about. */
  anchor: string;
  title: MessageDescriptor;
  text: MessageDescriptor;
}

/** The steps for a new user, in order: the first is about the path to the first payout where that leads home. */
export const tourSteps = (isOnRoad: boolean): readonly TourStep[] => [
  isOnRoad
    ? {
        anchor: 'waiting',
        title: msg`Your path to the first payout`,
        text: msg`What is done, what comes next, and the one thing to do now.`,
      }
    : {
        anchor: 'waiting',
        title: msg`To do`,
        text: msg`Everything that needs your attention, most urgent first.`,
      },
  {
    anchor: 'money',
    title: msg`Your money`,
    text: msg`What you can withdraw and what is on its way. Payouts are one click away.`,
  },
  {
    anchor: 'channels',
    title: msg`Your channels`,
    text: msg`Where each channel stands, and its next step.`,
  },
  {
    anchor: 'account',
    title: msg`Help and your account`,
    text: msg`Language, theme, help and your settings are always in this menu.`,
  },
];
