/** One call that reached the API. */
export interface LoggedRequest {
  readonly at: string;
  /** The listener it came to. */
  readonly listener: 'portal' | 'identity' | 'world' | 'api';
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  /** The endpoint's key; null where no endpoint stands. */
  readonly endpoint: string | null;
  /** Null when the connection was cut before an answer. */
  readonly status: number | null;
  readonly durationMs: number;
  /** Without cookies and tokens. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The latest requests, for tests and the control room. */
export interface RequestLog {
  record(request: LoggedRequest): void;
  /** Oldest first. */
  entries(): readonly LoggedRequest[];
  clear(): void;
}

/** Enough for the longest end-to-end test. */
const capacity = 5000;

export function createRequestLog(): RequestLog {
  let entries: LoggedRequest[] = [];
  return {
    record: (request) => {
      entries.push(request);
      // Dropped in bulk, since dropping one by one copies the whole list each time.
      if (entries.length > capacity) entries = entries.slice(-capacity / 2);
    },
    entries: () => entries,
    clear: () => {
      entries = [];
    },
  };
}
