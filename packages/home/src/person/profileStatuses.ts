import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@my-air/ui-kit';

export interface ProfileStatusLook {
  tone: Tone;
  title: MessageDescriptor;
}

/** The states of a profile that this product knows. Assumed: the backend does not name them. */
const known: Readonly<Record<string, ProfileStatusLook>> = {
  ok: { tone: 'positive', title: msg`Your profile is complete` },
  incomplete: { tone: 'warning', title: msg`Your profile is not complete` },
  on_review: { tone: 'info', title: msg`Your profile is being checked` },
  rejected: { tone: 'critical', title: msg`Your profile was not accepted` },
  blocked: { tone: 'critical', title: msg`Your profile is blocked` },
};

const unknown: ProfileStatusLook = { tone: 'neutral', title: msg`About your profile` };

/** The tone and the title of a state of the profile; neutral for one that this build does not know. */
export function profileStatusLook(status: string): ProfileStatusLook {
  return Object.hasOwn(known, status) ? (known[status] ?? unknown) : unknown;
}
