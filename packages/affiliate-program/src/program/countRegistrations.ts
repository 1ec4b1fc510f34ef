import type { ReferralProgram } from '../contract.ts';

/** How many people have registered by the links of both schemes. */
export function countRegistrations(program: ReferralProgram): number {
  const links = [...(program.referral_links_new ?? []), ...(program.referral_links_legacy ?? [])];
  return links.reduce((sum, link) => sum + (link.registration_count ?? 0), 0);
}
