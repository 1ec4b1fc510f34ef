import { agreementKinds } from '@my-air/api-client/contract';

import type { Backend } from './Backend.ts';
import { calls, isMadeBy, type Call } from './calls.ts';
import { type CallResult, judgeCall } from './judgeCall.ts';

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

/** The number of calls in a row without an end after which a backend is taken for gone. */
const mostLost = 3;

/**
 * Reads everything that a portal with the named features reads, lists before what is in them, until the backend is gone.
 */
export async function readCalls(
  backend: Backend,
  features?: readonly string[],
): Promise<{ results: CallResult[]; answers: Answers; isGone: boolean }> {
  const answers = new Map<string, unknown>();
  const results: CallResult[] = [];
  const isMade = isMadeBy(features);
  const reads = calls
    .filter((call) => isRead(call) && isMade(call.owner))
    .toSorted((one, other) => depthOf(one) - depthOf(other));
  let lost = 0;
  for (const call of reads) {
    const { key } = call.endpoint;
    const params = holesOf(key).length === 0 ? {} : paths[key]?.(answers);
    if (!params || lost === mostLost) {
      const detail = params
        ? 'The backend does not answer any more'
        : 'Nothing that was read has an id for it';
      const isAssumed = call.endpoint.isAssumed ?? false;
      results.push({ key, owner: call.owner, isAssumed, outcome: 'untried', detail, differences: [] });
      continue;
    }
    const { result, answer } = await judgeCall(backend, call, { params, query: queries[key] });
    results.push(result);
    if (answer !== undefined) answers.set(key, answer);
    lost = result.took === undefined ? lost + 1 : 0;
  }
  return { results, answers, isGone: lost === mostLost };
}

const depthOf = ({ endpoint: { key } }: Call) => holesOf(key).length;
