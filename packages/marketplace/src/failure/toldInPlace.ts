/** The failures that a dialog shows itself, so that no page or toast repeats them. */
export const toldInPlace = [
  'not_found',
  'server',
  'timeout',
  'malformed',
  'mismatch',
  'unexpected',
  'too_many_requests',
] as const;
