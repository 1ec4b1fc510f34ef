import { removedAtom, removeWithUndo } from '@my-air/feature-kit/data';
import { atomStore } from '@my-air/feature-kit/state';
import { buildConfig, stubPortal } from '@my-air/feature-kit/testing';
import type { SessionOptions } from '@my-air/feature-kit';
import { expect, onTestFinished, test, vi } from 'vitest';

import { sampleComposition } from '../testing/sampleComposition.ts';
import { createShell } from './createShell.ts';

/** A shell in which a message was deleted, with the options of its session. */
function deleteMessage() {
  const createSession = vi.fn((_options: SessionOptions) => stubPortal({ user: null }).session);
  const { portal, toasts } = createShell({
    config: buildConfig(),
    composition: { ...sampleComposition, access: { ...sampleComposition.access, createSession } },
    monitoring: { report: vi.fn(), start: vi.fn(async () => {}) },
    onSignedOut: () => {},
    onSignedInElsewhere: () => {},
  });
  onTestFinished(() => portal.queryClient.unmount());
  const { sendRemovals, resetStores } = createSession.mock.calls[0]![0];
  const remove = vi.fn(async () => {});
  removeWithUndo(portal, {
    key: 'message',
    remove,
    message: { title: 'The message was deleted' },
    undoLabel: 'Undo',
    find: () => null,
  });
  const isHidden = () => atomStore.get(removedAtom).has('message');
  onTestFinished(() => void resetStores());
  return { remove, isHidden, sendRemovals, resetStores, recent: () => atomStore.get(toasts.recentAtom) };
}

test('[AUTH-06] [MSG-05] a sign-out sends what was deleted a moment ago', async () => {
  const { remove, isHidden, sendRemovals } = deleteMessage();
  await sendRemovals();
  expect(remove).toHaveBeenCalledOnce();
  expect(isHidden()).toBe(true);
});

test('[AUTH-06] [MSG-05] the end of a session takes back what was not sent, and its message', async () => {
  const { remove, isHidden, sendRemovals, resetStores, recent } = deleteMessage();
  expect([isHidden(), recent().length]).toEqual([true, 1]);
  resetStores();
  await sendRemovals();
  expect([isHidden(), recent().length]).toEqual([false, 0]);
  expect(remove).not.toHaveBeenCalled();
});
