import { useEffect } from 'react';

import { messengerPresence } from './messengerPresence.ts';

/** Makes the chats be read more often while the calling screen is mounted. */
export function useMessengerPresence(): void {
  useEffect(() => messengerPresence.open(), []);
}
