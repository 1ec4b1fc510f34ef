import { QueryClient, queryOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { fetchAnew } from './fetchAnew.ts';

/** A query whose reads answer in the order in which they are told to. */
function reads() {
  const queryClient = new QueryClient();
  const answers: ((value: string) => void)[] = [];
  const query = queryOptions({
    queryKey: ['channels'],
    queryFn: () => new Promise<string>((resolve) => void answers.push(resolve)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { queryClient, query, answers };
}

test.each([undefined, 'from yesterday'])(
  'a read from before the action answers nobody, with %s in the cache',
  async (known) => {
    const { queryClient, query, answers } = reads();
    if (known !== undefined) queryClient.setQueryData(query.queryKey, known);
    const waiting = queryClient.fetchQuery({ ...query, staleTime: 0 });
    const anew = fetchAnew(queryClient, query);
    answers[1]!('after');
    answers[0]!('before');
    expect(await Promise.all([waiting, anew])).toEqual(['after', 'after']);
    expect(queryClient.getQueryData(query.queryKey)).toBe('after');
  },
);

test('without a read under way it reads once', async () => {
  const { queryClient, query, answers } = reads();
  queryClient.setQueryData(query.queryKey, 'from yesterday');
  const anew = fetchAnew(queryClient, query);
  answers[0]!('now');
  expect(await anew).toBe('now');
  expect(answers).toHaveLength(1);
});
