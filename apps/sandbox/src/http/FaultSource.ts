import type { AnyEndpoint } from './AnyEndpoint.ts';

/** The faults of one call, made on purpose. */
export interface Fault {
  /** Waits this long before anything else happens. */
  readonly delayMs?: number | undefined;
  /** Responds with this status instead of calling the handler. */
  readonly status?: number | undefined;
  /** Sent with the status; a text goes out as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Lets the handler do its work, then cuts the connection instead of answering. */
  readonly dropAnswer?: boolean | undefined;
  /** Changes the body that the handler returned. */
  readonly mutate?: ((body: unknown) => unknown) | undefined;
}

/** Chooses the fault, if any, of the next call of an endpoint. */
export interface FaultSource {
  /** The fault for this call of an address, counted as used. */
  take(endpoint: AnyEndpoint, address: string): Promise<Fault | undefined>;
  /** Forgets all faults. */
  clear(): Promise<void>;
}
