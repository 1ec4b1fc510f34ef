import { isApiError } from '@my-air/api-client';
import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';

/** The idempotency keys of a form, a dialog or a list, by what is sent under them. */
export interface IdempotencyKeys {
  /** The key of a content: the same until it was done or refused, so that whatever is pressed is one write. */
  of: (content: unknown) => string;
  /** Ends the key of a content, unless it is unknown whether the server has done it. */
  settle: (content: unknown, error: unknown) => void;
}

/** The keys of what may not happen twice, for as long as the form that sends it is open. */
export function useIdempotencyKeys(): IdempotencyKeys {
  const [keys] = useState(createKeys);
  return keys;
}

function createKeys(): IdempotencyKeys {
  const keys = new Map<string, string>();
  return {
    of(content) {
      const name = hashKey([content]);
      const key = keys.get(name) ?? crypto.randomUUID();
      keys.set(name, key);
      return key;
    },
    settle(content, error) {
      if (!isApiError(error) || !error.isPassing) keys.delete(hashKey([content]));
    },
  };
}
