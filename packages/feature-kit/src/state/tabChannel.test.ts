import * as v from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';

import { openTabChannel } from './tabChannel.ts';

const Sample = v.object({ type: v.literal('signed-in'), userId: v.number() });
const open = (onMessage = vi.fn()) => {
  const channel = openTabChannel('sample', Sample, onMessage);
  onTestFinished(channel.close);
  return { ...channel, onMessage };
};

test('tabs receive the messages of other tabs, not their own, and nothing that is not a message of ours', async () => {
  const [here, there] = [open(), open()];
  const stranger = openTabChannel('sample', v.any());
  onTestFinished(stranger.close);
  stranger.send({ type: 'take-over' });
  here.send({ type: 'signed-in', userId: 3 });
  await vi.waitFor(() =>
    expect(there.onMessage).toHaveBeenCalledExactlyOnceWith({ type: 'signed-in', userId: 3 }),
  );
  expect(here.onMessage).not.toHaveBeenCalled();
});

test('a closed channel receives nothing, and neither sends nor throws', async () => {
  const [closed, here, there] = [open(), open(), open()];
  closed.close();
  closed.send({ type: 'signed-in', userId: 1 });
  here.send({ type: 'signed-in', userId: 2 });
  await vi.waitFor(() =>
    expect(there.onMessage).toHaveBeenCalledExactlyOnceWith({ type: 'signed-in', userId: 2 }),
  );
  expect(closed.onMessage).not.toHaveBeenCalled();
});

test('a browser without channels is alone, and says nothing', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(() => open().send({ type: 'signed-in', userId: 3 })).not.toThrow();
});
