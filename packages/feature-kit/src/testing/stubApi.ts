import type { AnyEndpoint, ApiClient, Mismatch, SendOptions } from '@my-air/api-client';
import { createAnswerCheck } from '@my-air/api-client/testing';
import * as v from 'valibot';

import { opened, type Answers, type SentInput } from './answers.ts';

/** One call as it was sent. */
export interface SentCall extends SentInput {
  key: string;
  options?: SendOptions | undefined;
}

/** A backend made of answers; it remembers its calls. */
export interface StubApi extends ApiClient {
  readonly calls: readonly SentCall[];
  /** The faults that were found in unchecked answers. */
  readonly mismatches: readonly Mismatch[];
  /** Answers differently from now on. */
  answer: (answers: Answers) => void;
}

/** Makes a client that answers from a table instead of the network. */
export function stubApi(initial: Answers): StubApi {
  const answers = new Map<string, unknown>(Object.entries(initial));
  const calls: SentCall[] = [];
  const mismatches: Mismatch[] = [];
  const checkAnswer = createAnswerCheck(
    (mismatch) => mismatches.push(mismatch),
    () => 'Untitled',
  );

  async function send(endpoint: AnyEndpoint, input: SentInput = {}, options?: SendOptions): Promise<unknown> {
    calls.push({ key: endpoint.key, ...input, options });
    if (!answers.has(endpoint.key)) {
      throw new Error(
        `@my-air/feature-kit: nobody answers "${endpoint.key}". Give it in the answers of stubPortal or renderInPortal.`,
      );
    }
    const found = answers.get(endpoint.key);
    const { body, isChecked } = opened(typeof found === 'function' ? await found(input) : await found);
    options?.signal?.throwIfAborted();
    if (body instanceof Error) throw body;
    if (isChecked || !endpoint.response) return checked(endpoint, body);
    return checkAnswer(endpoint.key, endpoint.response, body);
  }

  return {
    calls,
    mismatches,
    // SAFETY: the table is untyped by nature; `checked` checks each answer against the schema that Output
    // comes from.
    send: send as ApiClient['send'],
    url: (path) => new URL(path, 'https://api.my-air.test').href,
    answer: (more) => Object.entries(more).forEach(([key, reply]) => answers.set(key, reply)),
  };
}

function checked(endpoint: AnyEndpoint, body: unknown): unknown {
  if (!endpoint.response) return undefined;
  const result = v.safeParse(endpoint.response, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(
    `@my-air/feature-kit: the answer to "${endpoint.key}" breaks its contract at "${v.getDotPath(issue) ?? ''}": ${issue.message}. Mend it, or wrap it with unchecked() if the server is meant to break it.`,
  );
}
