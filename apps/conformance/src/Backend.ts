import {
  type AnyEndpoint,
  type ApiClient,
  type ApiClientOptions,
  createApiClient,
  type Mismatch,
} from '@my-air/api-client';

import { Browser } from './Browser.ts';

/** The word that repair puts in the place of a broken name. */
export const unnamed = 'Unnamed';

export interface BackendOptions {
  /** The address of the API, with or without a path. */
  address: string;
  /** The origin of the portal. @default that of the address */
  origin?: string | undefined;
  /** How long an answer may take, in milliseconds. @default as long as in the portal: 30,000, of a form 300,000 */
  patience?: number | undefined;
}

/** A backend as the portal's own client meets it, and as plain requests do. */
export class Backend {
  readonly address: string;
  readonly origin: string;
  /** The browser of the user who signs in. */
  readonly browser: Browser;
  readonly #patience: number | undefined;

  constructor({ address, origin = new URL(address).origin, patience }: BackendOptions) {
    this.address = address;
    this.origin = origin;
    this.#patience = patience;
    this.browser = this.visitor();
  }

  url(path: string): URL {
    return new URL(this.#client({}).url(path));
  }

  /** Makes a call as the portal does. @returns its checked answer, and in what it differs from its contract */
  async call(endpoint: AnyEndpoint, input: object, idempotencyKey?: string) {
    const mismatches: Mismatch[] = [];
    let isIncomplete = false;
    const client = this.#client({
      onMismatch: (mismatch) => mismatches.push(mismatch),
      onIncomplete: () => {
        isIncomplete = true;
      },
    });
    // SAFETY: the input of a call is made by its name; what does not fit is refused by the backend, and told.
    const { send } = client as { send: (...call: readonly unknown[]) => Promise<unknown> };
    const answer = await send(endpoint, input, {
      ...(idempotencyKey !== undefined && { idempotencyKey }),
      ...(this.#patience !== undefined && { timeout: this.#patience }),
    });
    return { answer, mismatches, isIncomplete };
  }

  /** A browser of somebody who has never been here. */
  visitor(): Browser {
    return new Browser(this.origin, this.#patience ?? 30_000);
  }

  /** A client for one call: it tells each difference once. */
  #client(watch: Partial<Pick<ApiClientOptions, 'onMismatch' | 'onIncomplete'>>): ApiClient {
    const readCookie = (name: string) => {
      const value = this.browser.cookie(name);
      return value === undefined ? undefined : decodeURIComponent(value);
    };
    return createApiClient({
      apiUrl: this.address,
      origin: this.origin,
      wireLocale: () => 'en',
      readCookie,
      isOnline: () => true,
      fetch: this.browser.fetch,
      onMismatch: () => {},
      unnamed: () => unnamed,
      flags: { idempotencyKey: true },
      ...watch,
    });
  }
}
