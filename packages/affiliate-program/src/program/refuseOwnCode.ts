import { msg } from '@lingui/core/macro';
import { type Background, hasCapability, type PortalContext } from '@my-air/feature-kit';
import { parseUrl } from '@my-air/ui-kit';

import type { ReferralProgram } from '../contract.ts';
import { referralProgramQuery } from './referralProgram.api.ts';

/** Deletes the code of an opened link if the link is the user's own, and shows a message about it. */
export const refuseOwnCode: Background = {
  start(portal) {
    // Without an answer the code stays; it is deleted at the next sign-in.
    check(portal).catch(() => {});
    return () => {};
  },
};

async function check({ api, queryClient, session, locale, toasts }: PortalContext): Promise<void> {
  const code = session.referral();
  if (code === undefined || !hasCapability(session.getUser(), 'referral_program')) return;
  const program = await queryClient.fetchQuery(referralProgramQuery(api));
  if (!markersOf(program).has(code)) return;
  session.forgetReferral();
  toasts.show({
    type: 'warning',
    title: locale.i18n._(msg`This is your own link`),
    text: locale.i18n._(msg`It counts the people you invite. Your own visits and accounts do not count.`),
  });
}

/** The codes of all links of a partner, of every scheme. */
function markersOf(program: ReferralProgram): ReadonlySet<string> {
  const links = [...(program.referral_links_new ?? []), ...(program.referral_links_legacy ?? [])];
  const current = parseUrl(program.referral_link_v4 ?? '')?.searchParams.get('ref');
  return new Set([...links.map(({ marker }) => marker), ...(current ? [current] : [])]);
}
