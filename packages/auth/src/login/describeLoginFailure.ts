import { isApiError } from '@my-air/api-client';

/** Why a sign-in failed, as far as the person can do something about it. */
export type LoginFailure =
  | { kind: 'wrong' }
  | { kind: 'fields'; errors: Readonly<Record<string, string>> }
  | { kind: 'wait'; seconds: number }
  | { kind: 'offline' }
  | { kind: 'maintenance' }
  | { kind: 'unknown' };

// Where the server does not say how long to wait.
const defaultWait = 60;

export function describeLoginFailure(error: unknown): LoginFailure {
  if (!isApiError(error)) return { kind: 'unknown' };
  switch (error.code) {
    case 'unauthenticated':
    case 'forbidden':
      return { kind: 'wrong' };
    case 'validation':
      return { kind: 'fields', errors: error.fieldErrors };
    case 'too_many_requests':
      return { kind: 'wait', seconds: error.retryAfter ?? defaultWait };
    case 'network':
    case 'timeout':
      return { kind: 'offline' };
    case 'maintenance':
      return { kind: 'maintenance' };
    default:
      return { kind: 'unknown' };
  }
}
