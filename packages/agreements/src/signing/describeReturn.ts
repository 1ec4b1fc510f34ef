import { msg } from '@lingui/core/macro';
import type { ToastOptions } from '@my-air/feature-kit';
import type { MessageDescriptor } from '@my-air/i18n';

/** The words about a return from the signing site. */
export interface SigningOutcome {
  type: ToastOptions['type'];
  title: MessageDescriptor;
  text: MessageDescriptor;
  /** Whether it makes sense to begin again immediately. */
  canRetry: boolean;
}

const unsigned = { type: 'warning', canRetry: true } as const;
const events: Readonly<Record<string, SigningOutcome>> = {
  signing_complete: {
    type: 'info',
    canRetry: false,
    title: msg`Your signature is being confirmed`,
    text: msg`The agreement counts as accepted once the confirmation arrives. This can take a few minutes.`,
  },
  decline: {
    ...unsigned,
    title: msg`You declined to sign`,
    text: msg`Nothing was accepted. You can read the agreement again at any time.`,
  },
  cancel: {
    ...unsigned,
    type: 'info',
    title: msg`Signing was cancelled`,
    text: msg`Nothing was accepted. Continue whenever you are ready.`,
  },
  session_timeout: {
    ...unsigned,
    title: msg`The signing session timed out`,
    text: msg`Nothing was accepted. Start again and finish within a few minutes.`,
  },
  ttl_expired: {
    ...unsigned,
    title: msg`The signing link has expired`,
    text: msg`Nothing was accepted. Start again to get a new link.`,
  },
};

const unknown: SigningOutcome = {
  ...unsigned,
  title: msg`Signing did not finish`,
  text: msg`The signing site sent you back without a result. The agreement is not accepted.`,
};

const signed: SigningOutcome = {
  type: 'success',
  canRetry: false,
  title: msg`Agreement signed`,
  text: msg`You can open it again at any time under Agreements.`,
};

/**
 * The outcome of a return. The server decides whether the agreement is accepted; the event only explains why
 * it is not.
 */
export function describeReturn(event: string, isAccepted: boolean): SigningOutcome {
  if (isAccepted) return signed;
  return (Object.hasOwn(events, event) ? events[event] : undefined) ?? unknown;
}
