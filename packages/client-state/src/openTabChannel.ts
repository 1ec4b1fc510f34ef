import { attempt } from './attempt.ts';
import { browserTexts } from './texts.ts';

/** The channel to the other tabs of this browser. */
export interface TabChannel<Message> {
  send: (message: Message) => void;
  close: () => void;
}

/**
 * Opens the channel of a name; `onMessage` receives the messages of other tabs, never those of this one.
 * Where the browser has no BroadcastChannel, messages go through its storage; without either, they reach no
 * tab. `parse` checks a message, which another build may have sent; undefined ignores it.
 */
export function openTabChannel<Message>(
  name: string,
  onMessage?: (message: Message) => void,
  parse: (message: unknown) => Message | undefined = (message) => message as Message,
): TabChannel<Message> {
  const receive = (data: unknown) => {
    const message = parse(data);
    if (message !== undefined) onMessage?.(message);
  };
  // SecurityError: denied where storage is.
  const channel = attempt(() => ('BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined));
  if (!channel) return openStorageChannel(`my-air:device:client-state.channel/${name}`, receive);
  if (onMessage) channel.onmessage = ({ data }: MessageEvent<unknown>) => receive(data);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it stays on this origin
    send: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}

/** Sends one message to the other tabs without listening to them. */
export function sendToTabs<Message>(name: string, message: Message): void {
  const channel = openTabChannel<Message>(name);
  channel.send(message);
  channel.close();
}

/** Other tabs receive the event of a key that changes in the storage. */
function openStorageChannel<Message>(
  key: string,
  onMessage: (message: unknown) => void,
): TabChannel<Message> {
  const onStorage = ({ key: changed, newValue }: StorageEvent) => {
    if (changed !== key || newValue === null) return;
    onMessage(attempt(() => (JSON.parse(newValue) as { message?: unknown }).message));
  };
  window.addEventListener('storage', onStorage);
  return {
    send(message) {
      browserTexts.write(key, JSON.stringify({ message }));
      browserTexts.write(key, undefined);
    },
    close: () => window.removeEventListener('storage', onStorage),
  };
}
