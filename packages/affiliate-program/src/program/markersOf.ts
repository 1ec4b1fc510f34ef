import { parseUrl } from '@my-air/ui-kit';

import type { ReferralProgram } from '../contract.ts';

/** The codes of all links of a partner, of every scheme. */
export function markersOf(program: ReferralProgram): ReadonlySet<string> {
  const links = [...(program.referral_links_new ?? []), ...(program.referral_links_legacy ?? [])];
  const current = parseUrl(program.referral_link_v4 ?? '')?.searchParams.get('ref');
  return new Set([...links.map(({ marker }) => marker), ...(current ? [current] : [])]);
}
