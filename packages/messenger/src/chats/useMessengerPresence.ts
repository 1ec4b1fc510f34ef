import { useEffect } from 'react';

import { messengerPresence } from './messengerPresence.ts';

/** Has the chats read faster for as long as the screen is there that calls it. */
export function useMessengerPresence(): void {
  useEffect(() => messengerPresence.open(), []);
}
