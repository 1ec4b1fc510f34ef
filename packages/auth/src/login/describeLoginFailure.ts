import { isApiError } from '@my-air/api-client';

/** The reason for a failed sign-in, as far as the user can act on it. */
export type LoginFailure =
  | { kind: 'wrong' }
  | { kind: 'fields'; errors: Readonly<Record<string, string>>; message: string | undefined }
  | { kind: 'wait'; seconds: number }
  | { kind: 'offline' }
  | { kind: 'maintenance' }
  | { kind: 'unknown' };

// The wait in seconds where the server does not say how long.
const defaultWait = 60;

export function describeLoginFailure(error: unknown): LoginFailure {
  if (!isApiError(error)) return { kind: 'unknown' };
  switch (error.code) {
    case 'unauthenticated':
    case 'forbidden':
      return { kind: 'wrong' };
    case 'validation':
      return { kind: 'fields', errors: error.fieldErrors, message: error.serverMessage };
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
