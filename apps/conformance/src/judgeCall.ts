import { type AnyEndpoint, isApiError } from '@my-air/api-client';

import { type Backend, unnamed } from './Backend.ts';
import type { Call } from './calls.ts';
import { lossOf } from './lossOf.ts';

/** A place of an answer that is not as its contract says. */
export interface Difference {
  /** The path in the answer, with `[]` for any element of a list. */
  readonly place: string;
  readonly expected: string;
  readonly received: string;
  /** The text or state that users see in place of it. */
  readonly shown: string;
}

/** How a call was answered. `untried` calls need an id that no other answer has. */
export type Outcome = 'conforms' | 'repaired' | 'incomplete' | 'refused' | 'missing' | 'broken' | 'untried';

export interface CallResult {
  readonly key: string;
  readonly owner: string;
  readonly isAssumed: boolean;
  readonly outcome: Outcome;
  readonly detail: string;
  readonly differences: readonly Difference[];
  /** How long the answer took to its end, in milliseconds; undefined where it had none. */
  readonly took?: number | undefined;
}

type Judgement = Pick<CallResult, 'outcome' | 'detail' | 'differences'>;

/** Makes a call, and says how it was answered; the answer is undefined where there is none. */
export async function judgeCall(
  backend: Backend,
  { owner, endpoint }: Call,
  input: object,
  idempotencyKey?: string,
): Promise<{ result: CallResult; answer: unknown }> {
  const { key, isAssumed = false } = endpoint;
  const { answer, ...judgement } = await judge(backend, endpoint, input, idempotencyKey);
  const took = backend.browser.last?.took;
  return { result: { key, owner, isAssumed, ...judgement, took }, answer };
}

async function judge(
  backend: Backend,
  endpoint: AnyEndpoint,
  input: object,
  idempotencyKey: string | undefined,
): Promise<Judgement & { answer?: unknown }> {
  try {
    const { answer, mismatches, isIncomplete } = await backend.call(endpoint, input, idempotencyKey);
    const differences = mismatches.map(({ path, expected, received }) => ({
      place: path === '' ? '(the answer)' : path,
      expected,
      received,
      shown: shownAt(answer, path),
    }));
    if (mismatches.length === 0) return { outcome: 'conforms', detail: '', differences, answer };
    return isIncomplete
      ? { outcome: 'incomplete', detail: 'Elements of a list cannot be shown', differences, answer }
      : { outcome: 'repaired', detail: '', differences, answer };
  } catch (error) {
    return failureOf(error, endpoint, backend);
  }
}

function failureOf(error: unknown, endpoint: AnyEndpoint, backend: Backend): Judgement {
  const status = isApiError(error) ? error.status : undefined;
  const { last } = backend.browser;
  const detail = [
    status === undefined ? (isApiError(error) ? error.code : String(error)) : `status ${status}`,
    last && last.text !== '' && last.body === undefined && 'the body is no JSON',
  ]
    .filter(Boolean)
    .join(', ');
  if (status === 404 || status === 405 || status === 501) {
    const loss = endpoint.isAssumed ? `; without it: ${lossOf(endpoint.key)}` : '';
    return { outcome: 'missing', detail: detail + loss, differences: [] };
  }
  const isRefused = status !== undefined && status >= 400 && status < 500;
  return { outcome: isRefused ? 'refused' : 'broken', detail, differences: [] };
}

/** The value at a place of an answer after repair, in words. */
function shownAt(answer: unknown, path: string): string {
  const values = path === '' ? [answer] : valuesAt([answer], path.split('.'));
  const value = values.find((one) => one === null || one === '' || one === unnamed);
  if (values.length === 0) return 'nothing: it is left out';
  if (value === unnamed) return 'a word for a thing without a name';
  if (value === null || value === undefined) return 'unknown, or nothing';
  return value === '' ? 'an empty text' : 'a default';
}

function valuesAt(values: readonly unknown[], [step, ...rest]: readonly string[]): readonly unknown[] {
  if (step === undefined) return values;
  const next = values.flatMap((value) => {
    if (step === '[]') return Array.isArray(value) ? (value as unknown[]) : [];
    if (typeof value !== 'object' || value === null || !(step in value)) return [];
    return [(value as Record<string, unknown>)[step]];
  });
  return valuesAt(next, rest);
}
