import { type AnyEndpoint, isApiError } from '@my-air/api-client';
import { agreementKinds } from '@my-air/api-client/contract';

import { type Backend, unnamed } from './Backend.ts';
import { calls, type Call } from './calls.ts';
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
}

/** The answers so far, by the keys of their calls. */
export type Answers = ReadonlyMap<string, unknown>;

/** The fields of the first element of a list that has them; a list is where a path of an answer leads. */
const first =
  (key: string, list: string, ...names: readonly string[]) =>
  (answers: Answers): Record<string, unknown> | undefined => {
    const found = (answers.get(key) as Record<string, unknown> | undefined)?.[list];
    const items = (Array.isArray(found) ? found : []) as Record<string, unknown>[];
    const item = items.find((one) => names.every((name) => one[name] != null));
    return item && Object.fromEntries(names.map((name) => [name, item[name]]));
  };
/** The same under the name that the path of another call has for it. */
const renamed =
  (find: (answers: Answers) => Record<string, unknown> | undefined, name: string) => (answers: Answers) => {
    const found = find(answers);
    return found && { [name]: Object.values(found)[0] };
  };

const jobs = first('GET api/ai-metadata/batch-translations', 'jobs', 'id');
const aiChannels = renamed(first('GET api/ai-metadata/channels', 'channels', 'platform_guid'), 'id');

/** The values of the paths, by the calls that need some: each comes from an answer that was read before. */
const paths: Readonly<Record<string, (answers: Answers) => Record<string, unknown> | undefined>> = {
  'GET api/profile/agreements/{agreement}': () => ({ agreement: agreementKinds[0] }),
  'GET api/channels/{platform}/{platform_guid}/audit': first(
    'GET api/channels',
    'channels',
    'platform',
    'platform_guid',
  ),
  'GET api/news/{id}': first('GET api/news', 'articles', 'id'),
  'GET api/games/{id}': first('GET api/games', 'games', 'id'),
  'GET api/help/articles/{id}': first('GET api/help/articles/popular', 'articles', 'id'),
  'GET api/ads-boost/yt-channels/{platform_guid}/config': first(
    'GET api/ads-boost/yt-channels',
    'channels',
    'platform_guid',
  ),
  'GET api/ai-optimization/channels/{platform_guid}/suggestions': first(
    'GET api/ai-optimization/channels',
    'channels',
    'platform_guid',
  ),
  'GET api/chats/{chatId}/messages': renamed(first('GET api/active-chats', 'chats', 'id'), 'chatId'),
  'GET api/ecosystem/products/{id}': (answers) => {
    const categories = (answers.get('GET api/ecosystem/productCategories') as { data?: unknown } | undefined)
      ?.data;
    const lists = (Array.isArray(categories) ? categories : []) as { products?: { id?: unknown }[] | null }[];
    const id = lists.flatMap(({ products }) => products ?? []).find((product) => product.id != null)?.id;
    return id === undefined ? undefined : { id };
  },
  'GET api/ai-metadata/channels/{id}/videos': aiChannels,
  'GET api/ai-metadata/channels/{id}/select-all-videos': aiChannels,
  'GET api/ai-metadata/channels/{id}/localization-settings': aiChannels,
  'GET api/ai-metadata/batch-translations/{id}': jobs,
  'GET api/ai-metadata/batch-translations/{id}/failures': jobs,
  'GET api/ai-metadata/batch-translations/{id}/receipt': jobs,
  'GET api/ai-metadata/batch-translations/{id}/review': (answers) => {
    const list = (
      answers.get('GET api/ai-metadata/batch-translations') as
        | { jobs?: { id: unknown; status?: unknown }[] }
        | undefined
    )?.jobs;
    const job = list?.find(({ status }) => status === 'review');
    return job && { id: job.id };
  },
};

/** The queries of the calls that refuse to do without. */
const queries: Readonly<Record<string, object>> = {
  'GET api/help/search/live': { q: 'channel' },
  'GET api/help/search/full': { q: 'channel' },
};

const isRead = ({ endpoint: { key } }: Call) =>
  key.startsWith('GET ') && !/^GET api\/(?:oauth|account)\//.test(key);
const holesOf = (key: string) => [...key.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Reads everything that the portal reads, lists before what is in them. */
export async function readCalls(backend: Backend): Promise<{ results: CallResult[]; answers: Answers }> {
  const answers = new Map<string, unknown>();
  const results: CallResult[] = [];
  const reads = calls.filter(isRead).toSorted((one, other) => depthOf(one) - depthOf(other));
  for (const call of reads) {
    const { key } = call.endpoint;
    const params = holesOf(key).length === 0 ? {} : paths[key]?.(answers);
    const result = params
      ? await read(backend, call.endpoint, { params, query: queries[key] }, answers)
      : untried;
    const isAssumed = call.endpoint.isAssumed ?? false;
    results.push({ key, owner: call.owner, isAssumed, ...result });
  }
  return { results, answers };
}

const untried = {
  outcome: 'untried',
  detail: 'Nothing that was read has an id for it',
  differences: [],
} as const;

const depthOf = ({ endpoint: { key } }: Call) => holesOf(key).length;

type Judgement = Pick<CallResult, 'outcome' | 'detail' | 'differences'>;

async function read(
  backend: Backend,
  endpoint: AnyEndpoint,
  input: object,
  answers: Map<string, unknown>,
): Promise<Judgement> {
  try {
    const { answer, mismatches, isIncomplete } = await backend.call(endpoint, input);
    answers.set(endpoint.key, answer);
    const differences = mismatches.map(({ path, expected, received }) => ({
      place: path === '' ? '(the answer)' : path,
      expected,
      received,
      shown: shownAt(answer, path),
    }));
    if (mismatches.length === 0) return { outcome: 'conforms', detail: '', differences };
    return isIncomplete
      ? { outcome: 'incomplete', detail: 'Elements of a list cannot be shown', differences }
      : { outcome: 'repaired', detail: '', differences };
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
