import * as v from 'valibot';

import { attempt } from './attempt.ts';

/** One tab's end of a channel between the tabs of this browser. */
export interface TabChannel<Message> {
  /** Sends to all other ends; this one does not receive it. */
  send: (message: Message) => void;
  close: () => void;
}

/**
 * Opens a channel to the other tabs. What does not match the schema, such as a message of another release, is
 * ignored. Nothing throws: where the browser refuses channels, nothing is sent.
 */
export function openTabChannel<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  onMessage: (message: v.InferOutput<Schema>) => void = () => {},
): TabChannel<v.InferInput<Schema>> {
  const channel = attempt(() => new BroadcastChannel(name));
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const result = v.safeParse(schema, data);
    if (result.success) onMessage(result.output);
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    send: (message) => attempt(() => channel?.postMessage(message)),
    close: () => channel?.close(),
  };
}
