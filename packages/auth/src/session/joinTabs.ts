import type { SessionMessage } from '../browser/SessionBrowser.ts';
import { home } from './destination.ts';
import type { SessionCore } from './sessionCore.ts';

/** Follows the messages of the other tabs. A received message is not sent again, so no echo can arise. */
export function joinTabs(core: SessionCore, signOutHere: (isRequested: boolean) => Promise<void>): void {
  const { browser, options, store } = core;

  function adoptSignIn(userId: number | undefined): void {
    const user = core.getUser();
    if (store.get().status === 'authenticated' && user && user.id === userId) return;
    core.keepDestinationFor(userId);
    // The data that is kept here belongs to another user, or to none.
    core.forget();
    core.leaveTrace();
    if (user) options.resetStores?.();
    store.set({ status: 'unknown' });
    options.onSignedInElsewhere?.();
  }

  browser.channel.listen((message: SessionMessage) => {
    if (message.type === 'signed-in') adoptSignIn(message.userId);
    else {
      // Also where this tab found out first, and has kept its address.
      if (message.isRequested) core.rememberDestination(home);
      void signOutHere(message.isRequested);
    }
  });
}
