import { answer, stubPortal } from '@my-air/feature-kit/testing';
import { expect, test, vi } from 'vitest';

import { listActiveChats } from '../contract.ts';
import { startSending } from '../send/startSending.ts';
import { messengerBackground } from './messengerBackground.ts';

const stopSending = vi.fn();
vi.mock('../send/startSending.ts', () => ({ startSending: vi.fn(() => stopSending) }));

test('[MS-02] a session that ends before the sender has loaded sends nothing, the next one does until it ends', async () => {
  const [ended, next] = [0, 1].map(() => stubPortal({ answers: answer(listActiveChats, { chats: [] }) }));
  messengerBackground.start(ended!)();
  const stop = messengerBackground.start(next!);
  await vi.waitFor(() => expect(startSending).toHaveBeenCalled());
  expect(vi.mocked(startSending).mock.calls.map(([portal]) => portal)).toEqual([next]);
  expect(stopSending).not.toHaveBeenCalled();
  stop();
  expect(stopSending).toHaveBeenCalledOnce();
});
