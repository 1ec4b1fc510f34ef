import { atomStore, keptAtom } from '@my-air/feature-kit/state';
import type { PortalContext } from '@my-air/feature-kit';
import * as v from 'valibot';

/** Welcomes a new user once in this browser. Resolves to whether it was now. */
export async function welcomeOnce({ session, modals }: PortalContext): Promise<boolean> {
  const user = session.getUser();
  if (!user?.is_new || user.impersonator || wasWelcomed(user.id)) return false;
  await modals.open('welcome', {});
  return true;
}

/** The time of a user's greeting in this browser, as an ISO timestamp. */
const welcomedAt = keptAtom('home.welcomed', v.string(), '', { per: 'user', survivesSignOut: true });

function wasWelcomed(userId: number): boolean {
  if (atomStore.get(welcomedAt(userId)) !== '') return true;
  // Where nothing can be remembered it is better not to greet than to greet at every visit.
  return !atomStore.set(welcomedAt(userId), new Date().toISOString());
}
