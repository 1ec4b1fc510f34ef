import type { PortalContext } from '@my-air/feature-api';

/** Welcomes a new person once in this browser. */
export async function welcomeOnce({ session, modals }: PortalContext): Promise<void> {
  const user = session.getUser();
  if (!user?.is_new || user.impersonator || wasWelcomed(`welcomed:${user.id}`)) return;
  await modals.open('welcome', {});
}

function wasWelcomed(key: string): boolean {
  try {
    if (localStorage.getItem(key)) return true;
    localStorage.setItem(key, new Date().toISOString());
    return false;
  } catch {
    // Nothing can be remembered: it is better not to welcome than to welcome at every visit.
    return true;
  }
}
