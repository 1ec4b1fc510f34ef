import { atomStore } from '@my-air/feature-kit/state';
import type { AnyRouter } from '@tanstack/react-router';

import type { Shell } from '../Shell.ts';
import { firstScreenPainted } from '../state/firstScreen.ts';

/**
 * Follows the session: applies the user's brand immediately, and runs what belongs to the user from the first
 * paint until the session ends.
 */
export function watchSession(shell: Shell, router: AnyRouter): () => void {
  const { session, config } = shell.portal;
  let present: number | undefined;
  let stop = () => {};

  const update = () => {
    const user = session.getState().status === 'authenticated' ? session.getUser() : undefined;
    if (user)
      shell.appearance.setBrand(user.partner?.is_scalelab && config.brands.scalelab ? 'scalelab' : 'default');
    if (user?.id === present) return;
    present = user?.id;
    stop();
    stop = user ? begin(shell, router) : () => {};
  };
  const stops = [atomStore.sub(session.stateAtom, update), session.onUserChange(update)];
  update();

  return () => {
    for (const unsubscribe of stops) unsubscribe();
    stop();
  };
}

/** Begins what belongs to the user; returns a function that ends it. */
function begin(shell: Shell, router: AnyRouter): () => void {
  const controller = new AbortController();
  firstScreenPainted()
    .then(async () => {
      const { whileSignedIn } = await import('./whileSignedIn.ts');
      await whileSignedIn(shell, router, controller.signal);
    })
    .catch(shell.monitoring.report);
  return () => controller.abort();
}
