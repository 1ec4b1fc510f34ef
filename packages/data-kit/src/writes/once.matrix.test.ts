import { ApiError, type ApiErrorDetails } from '@my-air/api-client';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { shareLocks, stubPortal } from '@my-air/feature-api/testing';
import type { OnceWork } from './sendOnce.ts';

/** The end of the first try: whether the server has done it, and the client's result. */
interface End {
  what: string;
  isDone: boolean;
  failure?: Partial<ApiErrorDetails>;
}
const ends: readonly End[] = [
  { what: 'answered', isDone: true },
  { what: 'lost before it arrived', isDone: false, failure: { code: 'network' } },
  { what: 'lost after it was done', isDone: true, failure: { code: 'network' } },
  { what: 'too slow, and done', isDone: true, failure: { code: 'timeout' } },
  { what: 'too slow, and never done', isDone: false, failure: { code: 'timeout' } },
  { what: 'an empty 2xx', isDone: true, failure: { code: 'mismatch', status: 200 } },
  { what: 'an unreadable 2xx', isDone: true, failure: { code: 'malformed', status: 200 } },
  { what: '408 of a proxy, done behind it', isDone: true, failure: { code: 'unexpected', status: 408 } },
  { what: '409 of an earlier try', isDone: false, failure: { code: 'conflict', status: 409 } },
  { what: '422', isDone: false, failure: { code: 'validation', status: 422 } },
  { what: '429', isDone: false, failure: { code: 'too_many_requests', status: 429, retryAfter: 5 } },
  { what: '500 before the commit', isDone: false, failure: { code: 'server', status: 500 } },
  { what: '500 after the commit', isDone: true, failure: { code: 'server', status: 500 } },
  { what: '503 after the commit', isDone: true, failure: { code: 'maintenance', status: 503 } },
];

/**
 * The ways in which the server shows what it has done: by a list of what exists, by a state, or not at all.
 */
const kinds = ['list', 'state', 'nothing'] as const;
type Kind = (typeof kinds)[number];

interface Server {
  made: string[];
  work: () => OnceWork<string>;
}

function startServer(kind: Kind, hasKeys: boolean, first: End): Server {
  const made: string[] = [];
  const answers = new Map<string, string>();
  let tries = 0;
  return {
    made,
    work: () => ({
      name: 'thing',
      signature: 'the same wish',
      async send(key) {
        tries += 1;
        const { isDone, failure } = tries === 1 ? first : ends[0]!;
        await Promise.resolve();
        let id = hasKeys ? answers.get(key) : undefined;
        if (isDone && id === undefined && !(kind === 'state' && made.length > 0)) {
          id = `thing ${made.push(key)}`;
          answers.set(key, id);
        }
        if (failure)
          throw new ApiError({ code: 'unexpected', key: 'POST a thing', pageLoading: false, ...failure });
        return id ?? 'thing 1';
      },
      ...(kind === 'list' && { listIds: async () => made.map((_, place) => `thing ${place + 1}`) }),
      ...(kind !== 'nothing' && {
        find: async (known: readonly string[]) =>
          made.map((_, place) => `thing ${place + 1}`).find((id) => !known.includes(id)) ?? null,
      }),
    }),
  };
}

/** A page that has just been loaded: it knows only the storage. */
async function openTab() {
  vi.resetModules();
  const [{ sendOnce }, { failureText }] = await Promise.all([
    import('./sendOnce.ts'),
    import('./failureText.ts'),
  ]);
  return { sendOnce, failureText };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

beforeEach(() => localStorage.clear());

const ways = ['one tab', 'two tabs', 'a reload between'] as const;
const cases = kinds.flatMap((kind) =>
  [true, false].flatMap((hasKeys) =>
    ends.flatMap((end) => ways.map((way) => ({ kind, hasKeys, end, way, what: end.what }))),
  ),
);

describe('[AIM-05] [AIM-07] a write that is pressed until it is done is done once', () => {
  test.each(cases)('told by $kind, keys: $hasKeys, $what, $way', async ({ kind, hasKeys, end, way }) => {
    shareLocks();
    const portal = stubPortal({
      config: { flags: { pt: true, idempotencyKey: hasKeys } },
    });
    const { made, work } = startServer(kind, hasKeys, end);
    const shown: unknown[] = [];
    const press = ({ sendOnce, failureText }: Tab) =>
      sendOnce(portal, work()).then(
        () => true,
        (error: unknown) => {
          shown.push(failureText(error));
          return false;
        },
      );

    const tab = await openTab();
    const other = way === 'two tabs' ? await openTab() : undefined;
    const pressed = await Promise.all([press(tab), ...(other ? [press(other)] : [])]);
    // Every tab that got a failure presses again, once.
    const again = way === 'a reload between' ? await openTab() : tab;
    const tabs = [again, ...(other ? [other] : [])];
    const pressedAgain: boolean[] = [];
    for (const [place, isDone] of pressed.entries())
      if (!isDone) pressedAgain.push(await press(tabs[place]!));
    expect(pressedAgain, 'the second press is done').not.toContain(false);

    // Each failure was shown in words, once.
    expect(shown).toHaveLength(pressed.filter((isDone) => !isDone).length);
    for (const text of shown) expect(text).toMatchObject({ message: expect.any(String) });
    // Where the server has neither keys nor an answer the outcome is unknown, and the first tab says so
    // before it sends again.
    const isUnknowable = kind === 'nothing' && !hasKeys && end.failure && !['422', '429'].includes(end.what);
    const told = expect.objectContaining({
      message: 'This may have been sent. Check before you send it again.',
    }) as unknown;
    // A wish that was refused is over: the press after the refusal is another one than that of the other tab.
    const count = end.what === '422' && way === 'two tabs' && kind !== 'state' ? 2 : 1;
    expect(isUnknowable ? shown[0] : made.length).toEqual(isUnknowable ? told : count);
  });
});
