import { stubPortal } from '@my-air/feature-kit/testing';
import { createLocaleStore } from '@my-air/i18n';
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import { createQueryClient } from '../state/createQueryClient.ts';
import { reportMismatch, handleIncomplete, unnamed } from './brokenAnswers.ts';

test('[API-03] a mismatch is warned about once, with its shape and without the data', () => {
  const warn = vi.mocked(console.warn).mockImplementation(() => {});
  reportMismatch({
    key: 'GET api/channels',
    path: 'channels.[].title',
    expected: 'string',
    received: 'null',
  });
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    '@my-air/shell: GET api/channels answered null at "channels.[].title", not string',
  );
  warn.mockClear();
});

/** A portal with a query whose answers are reported as incomplete while `lost` says so. */
function setUp() {
  const queryClient = createQueryClient({ onError: () => {} });
  const portal = { ...stubPortal(), queryClient };
  const told = new Set<string>();
  const answers = { areIncomplete: true };
  const query = {
    queryKey: ['channels'],
    staleTime: 60_000,
    async queryFn({ signal }: { signal: AbortSignal }) {
      if (answers.areIncomplete) handleIncomplete({ key: 'GET api/channels', signal }, portal, told);
      return ['one'];
    },
  };
  const watch = (options: object = {}) =>
    new QueryObserver(queryClient, { ...query, ...options }).subscribe(() => {});
  return { portal, told, answers, query, watch, queryClient };
}
const title = 'Some items could not be shown';

test('[API-03] the user is told when a list may lack items, with the way to support that the text names', () => {
  const { portal, told } = setUp();
  handleIncomplete({ key: 'GET api/channels', signal: undefined }, portal, told);
  expect(portal.shown).toEqual([expect.objectContaining({ type: 'warning', title })]);
  portal.shown[0]?.action?.onAct();
  expect(portal.opened).toEqual([{ name: 'support', props: { summary: title } }]);
});

test('[API-03] a list in sight is told of at once, and not again with each further answer', async () => {
  const { portal, watch, query, queryClient } = setUp();
  watch();
  await vi.waitFor(() => expect(portal.shown).toHaveLength(1));
  await queryClient.refetchQueries({ queryKey: query.queryKey });
  expect(portal.shown).toHaveLength(1);
});

test('[API-03] a list that was read ahead is told of when a screen shows it', async () => {
  const { portal, watch, query, queryClient } = setUp();
  await queryClient.prefetchQuery(query);
  watch({ select: (list: readonly string[]) => list.length });
  watch({ enabled: false });
  expect(portal.shown).toEqual([]);
  watch();
  expect(portal.shown).toEqual([expect.objectContaining({ title })]);
});

test('[API-03] a list that is whole by the time a screen shows it is not told of', async () => {
  const { portal, answers, watch, query, queryClient } = setUp();
  await queryClient.prefetchQuery(query);
  answers.areIncomplete = false;
  await queryClient.fetchQuery({ ...query, staleTime: 0 });
  watch();
  expect(portal.shown).toEqual([]);
});

test('[API-03] a part of an endless list is told of as well', async () => {
  const { portal, query, queryClient } = setUp();
  const pages = { initialPageParam: 1, getNextPageParam: () => 2 };
  new InfiniteQueryObserver(queryClient, { ...query, ...pages }).subscribe(() => {});
  await vi.waitFor(() => expect(portal.shown).toHaveLength(1));
});

test('[API-03] [I18N-01] the word for a thing without a name is of the chosen language, also before its texts are loaded', async () => {
  document.cookie = 'ui_locale=; max-age=-1; path=/';
  expect(await unnamed(createLocaleStore({ languages: ['es'] }))).toBe('Sin título');
});
