import { buildFailure, stubPortal } from '@my-air/feature-kit/testing';
import { expect, test } from 'vitest';

import { listActiveChats } from '../contract.ts';
import { loadMessenger, shownChatsQuery } from './chats.api.ts';

test('[ERR-09] chats that the messenger has failed to get are not asked for again by what shows them elsewhere', async () => {
  const portal = stubPortal({ answers: { [listActiveChats.key]: buildFailure('server') } });
  await expect(loadMessenger(portal)).rejects.toMatchObject({ code: 'server' });
  await expect(portal.queryClient.fetchQuery(shownChatsQuery(portal.api))).rejects.toMatchObject({
    code: 'server',
  });
  expect(portal.api.calls.map(({ key }) => key)).toEqual([listActiveChats.key]);
});
