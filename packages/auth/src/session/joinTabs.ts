import type { SessionMessage } from '../browser/SessionBrowser.ts';
import { home } from './destination.ts';
import type { SessionCore } from './sessionCore.ts';

/** Follows what happens in the other tabs. A message that was received is not sent again, so no echo can arise. */
export function joinTabs(core: SessionCore, signOutHere: (isRequested: boolean) => Promise<void>): void {
  const { browser, options, store } = core;

  function follow(userId: number): void {
    const user = core.getUser();
    if (store.get().status === 'authenticated' && user?.id === userId) return;
    core.keepDestinationFor(userId);
    // What is kept here belongs to somebody else, or to nobody.
    core.forget();
    core.leaveTrace();
    if (user) options.resetStores?.();
    store.set({ status: 'unknown' });
    options.onSignedInElsewhere?.();
  }

  browser.channel.listen((message: SessionMessage) => {
    if (message.type === 'signed-in') follow(message.userId);
    else {
      // Also where this tab found out by itself first, and has kept its address.
      if (message.isRequested) core.rememberDestination(home);
      void signOutHere(message.isRequested);
    }
  });
}
