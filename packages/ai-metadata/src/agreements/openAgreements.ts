import type { PortalContext } from '@my-air/feature-api';

/** The agreements that come before anything is spent. */
const kinds: ReadonlySet<string> = new Set(['ai_metadata', 'ai_metadata_auto']);

/** Asks for the agreements of this service that are pending; returns whether none is left. */
export async function openAgreements({ modals, session }: PortalContext): Promise<boolean> {
  const pending = (session.getUser()?.partner?.pending_agreements ?? []).filter(({ id }) => kinds.has(id));
  if (pending.length === 0 || !modals.has('agreement')) return true;
  return (await modals.open('agreement', { agreements: pending })) === 'accepted';
}
