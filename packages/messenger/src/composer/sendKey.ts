import { defineKept, useKept } from '@my-air/client-state';
import { useUser } from '@my-air/feature-api';
import * as v from 'valibot';

const Key = v.picklist(['enter', 'ctrl-enter']);

/** The key that sends a message: Enter, or Ctrl (Cmd) with Enter; the other of the two begins a new line. */
export type SendKey = v.InferOutput<typeof Key>;

/** The choice of one user; kept in this browser. */
export const sendKey = defineKept({
  key: 'messenger.send-key',
  schema: Key,
  initial: 'enter',
  per: 'user',
  earlierKey: () => 'my-air:messenger:send-key',
});

/** The user's key for sending in this browser, and how to change it. */
export function useSendKey(): readonly [SendKey, (key: SendKey) => void] {
  const [key, set] = useKept(sendKey(useUser()?.id));
  return [key, set];
}
