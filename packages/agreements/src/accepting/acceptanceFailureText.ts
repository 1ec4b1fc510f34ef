import { msg } from '@lingui/core/macro';
import { failureText } from '@my-air/feature-api/writes';
import type { MessageDescriptor } from '@my-air/i18n';

import { AcceptanceError } from './AcceptanceError.ts';

const problems = {
  changed: msg`The text has changed since you opened it. Read the new version, then accept it.`,
  'not-confirmed': msg`The server has not confirmed it. Try again.`,
};

/** The words beside the Accept button for why it was not accepted. */
export function acceptanceFailureText(error: unknown): MessageDescriptor | string {
  return error instanceof AcceptanceError ? problems[error.problem] : failureText(error);
}
