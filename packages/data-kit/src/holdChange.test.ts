import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';

import { holdChange } from './holdChange.ts';

const queryKey = ['things'];
const withoutTwo = (things: readonly number[]) =>
  things.includes(2) ? things.filter((thing) => thing !== 2) : things;

function setUp() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(queryKey, [1, 2]);
  const shown: unknown[] = [];
  const observer = new QueryObserver<number[]>(queryClient, { queryKey, enabled: false });
  // As React does: reads the state when it is notified of a change.
  const read = notifyManager.batchCalls(() => void shown.push(observer.getCurrentResult().data));
  onTestFinished(observer.subscribe(read));
  return {
    queryClient,
    shown,
    data: () => queryClient.getQueryData(queryKey),
    /** Sends a call to the server, which answers when the test says so. */
    ask: () => {
      const { promise, resolve } = Promise.withResolvers<number[]>();
      const fetched = queryClient.fetchQuery({ queryKey, queryFn: () => promise, staleTime: 0 });
      return async (things: number[]) => {
        resolve(things);
        await fetched;
      };
    },
  };
}

test('what the server said before it knew is changed as well, and is not shown in between', async () => {
  const { queryClient, data, ask, shown } = setUp();
  const answer = ask();
  const held = holdChange(queryClient, queryKey, withoutTwo);
  expect(data()).toEqual([1]);
  await answer([1, 2, 3]);
  expect(data()).toEqual([1, 3]);

  const late = ask();
  held.release();
  await late([1, 2, 4]);
  expect(data()).toEqual([1, 4]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.filter((things) => Array.isArray(things) && things.includes(2))).toEqual([]);
});

test('what is asked for after the server has made the change is taken as it is', async () => {
  const { queryClient, data, ask } = setUp();
  holdChange(queryClient, queryKey, withoutTwo).release();
  await ask()([1, 2, 3]);
  expect(data()).toEqual([1, 2, 3]);
});

test('an answer that is given up for a new one holds nothing back', async () => {
  const { queryClient, data, ask } = setUp();
  const held = holdChange(queryClient, queryKey, withoutTwo);
  void ask();
  held.release();
  await queryClient.cancelQueries({ queryKey });
  await ask()([1, 2, 3]);
  expect(data()).toEqual([1, 2, 3]);
});

test('a change that was refused changes no further answer', async () => {
  const { queryClient, data, ask } = setUp();
  const answer = ask();
  holdChange(queryClient, queryKey, withoutTwo).drop();
  await answer([1, 2, 3]);
  expect(data()).toEqual([1, 2, 3]);
});
