import type { AgreementSummary, User } from '@my-air/api-client/contract';
import { port, type PortalContext } from '@my-air/feature-kit';

import { aiMetadataPorts } from '../ports.ts';

/** The agreements that come before anything is spent. */
const kinds: ReadonlySet<string> = new Set(['ai_metadata', 'ai_metadata_auto']);

/** The agreements of this service that the user has not accepted yet. */
export function pendingAgreements(user: User | null | undefined): readonly AgreementSummary[] {
  return (user?.partner?.pending_agreements ?? []).filter(({ id }) => kinds.has(id));
}

/** Asks for the agreements of this service that are pending; returns whether all are accepted. */
export async function openAgreements(portal: PortalContext): Promise<boolean> {
  const pending = pendingAgreements(portal.session.getUser()).map(({ id }) => id);
  const acceptAgreements = port(aiMetadataPorts, 'acceptAgreements');
  if (pending.length === 0 || !acceptAgreements) return true;
  return acceptAgreements(portal, pending);
}
