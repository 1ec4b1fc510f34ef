import { keptAtom } from '@my-air/client-state';
import { useUser } from '@my-air/feature-api';
import { useAtom } from 'jotai';
import * as v from 'valibot';

const Key = v.picklist(['enter', 'ctrl-enter']);

/** The key that sends a message: Enter, or Ctrl (Cmd) with Enter; the other of the two begins a new line. */
export type SendKey = v.InferOutput<typeof Key>;

/** The choice of one user; kept in this browser. */
export const sendKey = keptAtom('messenger.send-key', Key, 'enter', { per: 'user', survivesSignOut: true });

/** The user's key for sending in this browser, and how to change it. */
export function useSendKey(): readonly [SendKey, (key: SendKey) => void] {
  return useAtom(sendKey(useUser()?.id));
}
