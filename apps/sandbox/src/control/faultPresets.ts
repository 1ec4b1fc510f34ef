import type { AnyEndpoint } from '../http/Call.ts';

/** The facts about the call and this run that a preset needs. */
export interface FaultContext {
  readonly endpoint: AnyEndpoint;
  /** An address on a host that the portal may redirect to. */
  readonly redirectUrl: string;
}

/** One row of the specification's error catalogue, ready to be answered. */
export interface FaultPreset {
  readonly name: string;
  readonly label: string;
  readonly status: number;
  readonly body: (context: FaultContext) => unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const says = (message: string) => () => ({ message });
const sendsAway =
  (message: string) =>
  ({ redirectUrl }: FaultContext) => ({ message, redirect_url: redirectUrl });

/** Every row of the error catalogue, and two more that only a broken server sends. */
export const faultPresets: readonly FaultPreset[] = [
  {
    name: 'join_channel_rejected',
    label: 'Join refused',
    status: 400,
    body: () => ({ message: 'The channel was rejected.', code: 'join_channel_rejected' }),
  },
  {
    name: 'join_channel_with_invalid_token',
    label: 'Join with a dead platform token',
    status: 400,
    body: () => ({
      message: 'The channel has to be authorized again.',
      code: 'join_channel_with_invalid_token',
    }),
  },
  { name: 'unauthenticated', label: 'Signed out', status: 401, body: says('Unauthenticated.') },
  { name: 'forbidden', label: 'Forbidden', status: 403, body: says('This action is unauthorized.') },
  {
    name: 'forbidden_redirect',
    label: 'Forbidden, with a place to go',
    status: 403,
    body: sendsAway('Confirm your details to go on.'),
  },
  { name: 'not_found', label: 'Not found', status: 404, body: says('Not Found.') },
  { name: 'not_acceptable', label: 'Not acceptable', status: 406, body: says('Not Acceptable.') },
  {
    name: 'conflict',
    label: 'Conflict',
    status: 409,
    body: says('This profile is already connected to another account.'),
  },
  { name: 'page_expired', label: 'Page expired', status: 419, body: says('CSRF token mismatch.') },
  {
    name: 'page_expired_redirect',
    label: 'Page expired, with a place to go',
    status: 419,
    body: sendsAway('Sign in again to go on.'),
  },
  { name: 'validation', label: 'Refused fields', status: 422, body: refusedFields },
  { name: 'locked', label: 'Locked', status: 423, body: says('This record is locked.') },
  {
    name: 'too_many_requests',
    label: 'Too many requests',
    status: 429,
    body: says('Too Many Attempts.'),
    headers: { 'retry-after': '30' },
  },
  { name: 'server_error', label: 'Server error', status: 500, body: says('Server Error') },
  { name: 'not_implemented', label: 'Not implemented', status: 501, body: says('Not Implemented') },
  { name: 'maintenance', label: 'Maintenance', status: 503, body: says('Service Unavailable') },
  { name: 'other', label: 'Any other status', status: 418, body: says("I'm a teapot") },
  { name: 'broken_json', label: 'A body that is no JSON', status: 200, body: () => '{"user": {"id": 1, "na' },
];

/** A 422 that names every field the call takes, as the contract lists them. */
function refusedFields({ endpoint }: FaultContext): unknown {
  const { entries = { name: true } } = (endpoint.body ?? {}) as { entries?: object };
  const errors = Object.keys(entries).map((name) => [
    name,
    [`The ${name.replaceAll('_', ' ')} field is invalid.`, 'A second message that nobody shows.'],
  ]);
  return { message: 'The given data was invalid.', errors: Object.fromEntries(errors) as unknown };
}
