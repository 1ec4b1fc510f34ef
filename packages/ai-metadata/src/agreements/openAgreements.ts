import { port, type PortalContext } from '@my-air/feature-api';

import { aiMetadataPorts } from '../ports.ts';

/** The agreements that come before anything is spent. */
const kinds: ReadonlySet<string> = new Set(['ai_metadata', 'ai_metadata_auto']);

/** Asks for the agreements of this service that are pending; returns whether none is left. */
export async function openAgreements(portal: PortalContext): Promise<boolean> {
  const agreements = portal.session.getUser()?.partner?.pending_agreements ?? [];
  const pending = agreements.map(({ id }) => id).filter((id) => kinds.has(id));
  const acceptAgreements = port(aiMetadataPorts, 'acceptAgreements');
  if (pending.length === 0 || !acceptAgreements) return true;
  return acceptAgreements(portal, pending);
}
