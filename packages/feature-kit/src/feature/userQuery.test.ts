import { expect, onTestFinished, test, vi } from 'vitest';

import { buildUser } from '../testing/builders.ts';
import { stubPortal } from '../testing/stubPortal.ts';
import { userQuery } from './userQuery.ts';

test('each change of the user is told once, the end of the session too, and nothing else', async () => {
  const { api, queryClient, session } = stubPortal({ user: buildUser({ name: 'Ann' }) });
  const { queryKey } = userQuery(api);
  const seen: (string | null | undefined)[] = [];
  onTestFinished(session.onUserChange(() => seen.push(session.getUser()?.name)));
  await queryClient.refetchQueries({ queryKey });
  queryClient.setQueryData(['channels'], []);
  expect(seen, 'the same user again').toEqual([]);
  queryClient.setQueryData(queryKey, buildUser({ name: 'Olena' }));
  queryClient.clear();
  expect(seen).toEqual(['Olena', undefined]);
});

test('a listener that stopped is told nothing', () => {
  const { session } = stubPortal();
  const listener = vi.fn();
  session.onUserChange(listener)();
  session.become(null);
  expect(listener).not.toHaveBeenCalled();
});
