import type { Backend } from '../Backend.ts';
import { calls } from '../calls.ts';
import { misnamedFields } from './misnamedFields.ts';
import { type Rule, unmet } from './Rule.ts';

const json = { accept: 'application/json' };

/** The lists that come in pages for every user, and the names of their fields. */
const pagedLists = { 'api/active-chats': 'chats', 'api/archived-chats': 'chats' };

/** A moment without its zone, such as `2026-11-30 18:00:00`, which each browser takes for its own time. */
const unzoned = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/;
const zeroDate = /^0000-00-00/;

/** The rules of answers that are right one by one. */
export const answerRules: readonly Rule[] = [
  {
    name: 'Moments have their zone, and those that are not there are null',
    findFaults: async ({ answers }) => {
      const texts = [...answers].flatMap(([key, answer]) =>
        [...textsOf(answer)].map(({ place, text }) => ({ place: `${key}: ${place}`, text })),
      );
      const placesOf = (pattern: RegExp) => [
        ...new Set(texts.filter(({ text }) => pattern.test(text)).map(({ place }) => place)),
      ];
      return [
        ...placesOf(unzoned).map((place) => `${place} has no zone`),
        ...placesOf(zeroDate).map((place) => `${place} is 0000-00-00 and not null`),
      ];
    },
  },
  {
    name: 'Fields are spelled as in the contract',
    findFaults: async ({ answers }) =>
      [...answers].flatMap(([key, answer]) => {
        const schema = calls.find(({ endpoint }) => endpoint.key === key)?.endpoint.response as
          | object
          | undefined;
        return misnamedFields(schema, answer).map((fault) => `${key}: ${fault}`);
      }),
  },
  {
    name: 'A failure has a status of its own, and is not a 200 with an error inside',
    findFaults: async ({ answers }) =>
      [...answers].flatMap(([key, answer]) => {
        const { error, success, errors } = (answer ?? {}) as Record<string, unknown>;
        const isFailure = (error != null && error !== false) || success === false || errors != null;
        return isFailure ? [`${key} responds with 200 and an error`] : [];
      }),
  },
  {
    name: 'The pages of a list begin with 1, have each thing once, and end with the last one that is told',
    async findFaults({ backend }) {
      const faults = [];
      for (const [path, list] of Object.entries(pagedLists))
        faults.push(...(await faultsOfPages(backend, path, list)).map((fault) => `GET ${path}: ${fault}`));
      return faults;
    },
  },
  {
    name: 'Texts come in the language that is asked for',
    async findFaults({ backend, answers }) {
      if (!answers.has('GET api/help/topics')) return undefined;
      const read = async (language: string) => {
        const headers = { ...json, 'accept-language': language };
        return (await backend.browser.send(backend.url('api/help/topics'), { headers })).text;
      };
      const english = await read('en');
      return unmet({
        'The topics of help are the same in English and in Spanish': english !== (await read('es')),
      });
    },
  },
  {
    name: 'Answers are not guessed at, and those of a user are kept by nobody else',
    async findFaults({ backend }) {
      const { headers } = await backend.browser.send(backend.url('api/user'), { headers: json });
      const isSecure = backend.url('').protocol === 'https:';
      return unmet({
        'GET api/user has no X-Content-Type-Options: nosniff':
          headers.get('x-content-type-options') === 'nosniff',
        'GET api/user has no Cache-Control with private or no-store': /private|no-store/.test(
          headers.get('cache-control') ?? '',
        ),
        'There is no Strict-Transport-Security': !isSecure || headers.has('strict-transport-security'),
      });
    },
  },
];

async function faultsOfPages(backend: Backend, path: string, list: string): Promise<readonly string[]> {
  const ids: string[] = [];
  let last = 1;
  for (let page = 1; page <= last; page += 1) {
    const { status, body } = await backend.browser.send(backend.url(`${path}?page=${page}`), {
      headers: json,
    });
    if (status !== 200) return [`page ${page} responds with ${status}`];
    const { [list]: items, meta } = body as Record<string, { id: unknown }[] | undefined> & {
      meta?: { last_page?: number | string; current_page?: number | string };
    };
    if (meta?.last_page === undefined) return ['meta.last_page is not there, so that only page 1 is shown'];
    if (meta.current_page !== undefined && Number(meta.current_page) !== page)
      return [`page ${page} has ${meta.current_page} in meta.current_page`];
    ids.push(...(items ?? []).map(({ id }) => String(id)));
    last = Number(meta.last_page);
  }
  return unmet({ 'some ids are on two pages': new Set(ids).size === ids.length });
}

/** Every text of an answer with its place, `[]` for any element of a list. */
function* textsOf(value: unknown, place = ''): Generator<{ place: string; text: string }> {
  if (typeof value === 'string') yield { place, text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const step = Array.isArray(value) ? '[]' : key;
    yield* textsOf(part, place === '' ? step : `${place}.${step}`);
  }
}
