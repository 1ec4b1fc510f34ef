import { openTabChannel } from '@my-air/client-state/tabs';

/** The interval at which an open messenger tells other tabs, and how long that counts, in milliseconds. */
const beat = 4_000;
const memory = 10_000;

/** Whether the messenger is open in any tab: the one tab that reads the chats then reads them more often. */
export interface MessengerPresence {
  /** Registers the messenger as open in this tab; returns a function that takes it back. */
  open: () => () => void;
  isOpen: () => boolean;
}

/** Creates the presence of the messenger, shared between tabs by a channel of this name. */
export function createPresence(name: string): MessengerPresence {
  let openHere = 0;
  let heardAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setInterval> | undefined;
  const others = openTabChannel(name, () => {
    heardAt = performance.now();
  });

  function say(): void {
    if (document.visibilityState === 'visible') others.send('open');
  }

  return {
    open() {
      openHere += 1;
      if (openHere === 1) timer = setInterval(say, beat);
      say();
      let isTakenBack = false;
      return () => {
        if (isTakenBack) return;
        isTakenBack = true;
        openHere -= 1;
        if (openHere === 0) clearInterval(timer);
      };
    },
    isOpen: () => openHere > 0 || performance.now() - heardAt < memory,
  };
}

/** The presence of the messengers of this browser. */
export const messengerPresence = createPresence('my-air messenger open');
