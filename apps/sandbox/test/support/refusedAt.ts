import { expect } from 'vitest';

/** An answer that refuses one field alone, for any reason unless it is named. */
export const refusedAt = (field: string, reason: unknown = expect.any(String)) => ({
  status: 422,
  body: { errors: { [field]: [reason] } },
});
