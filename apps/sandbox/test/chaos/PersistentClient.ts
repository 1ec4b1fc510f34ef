import { setTimeout } from 'node:timers/promises';

import { Visitor } from '#test/support/Visitor.ts';

/** The final answer to a write. */
export interface Outcome {
  readonly status: number;
  readonly body: unknown;
}

/** The counters of all clients of a run. */
export interface Tries {
  /** How many requests were sent again, because their connection was lost or they were refused with 503. */
  repeated: number;
}

/** The answers to a write that is not allowed. */
const refusals = new Set([403, 404, 409, 422]);
const pauseMs = 25;
const longestAnswerMs = 30_000;

/** Repeats a write with its key until it is acknowledged or refused for good. */
export class PersistentClient {
  readonly #visitor: Visitor;
  readonly #tries: Tries;

  constructor(url: string, tries: Tries) {
    this.#visitor = new Visitor({ url });
    this.#tries = tries;
  }

  /** Signs in as a persona. */
  async signIn(persona: string): Promise<void> {
    await this.#visitor.signIn(persona);
    await this.#visitor.token();
  }

  async read(path: string): Promise<unknown> {
    return (await this.#visitor.open(path)).body;
  }

  /** Calls the control room. */
  async control(method: string, path: string, body?: object): Promise<void> {
    const { status, text } = await this.#visitor.write(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path} got ${status}: ${text}`);
  }

  /** Sends JSON, or a form. Throws when the answer is neither an acknowledgement nor a refusal that was to be expected. */
  async write(key: string, method: string, path: string, body?: FormData | object): Promise<Outcome> {
    const isForm = body instanceof FormData;
    for (;;) {
      const headers = {
        'idempotency-key': key,
        'x-xsrf-token': await this.#visitor.token(),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      };
      const init: RequestInit = { method, headers, signal: AbortSignal.timeout(longestAnswerMs) };
      if (body !== undefined) init.body = isForm ? body : JSON.stringify(body);
      const answer = await this.#visitor.open(path, init).catch(() => undefined);
      if (answer && answer.status < 300) return answer;
      if (answer && refusals.has(answer.status)) return answer;
      if (answer && answer.status !== 503) {
        throw new Error(`${method} ${path} (${key}) got ${answer.status}: ${answer.text}`);
      }
      this.#tries.repeated += 1;
      await setTimeout(pauseMs);
    }
  }
}
