import { port, supportPorts, type PortalContext, type SupportQuestion } from '../../index.ts';

import { brandOf } from './brand.ts';

/** The way in which a question reaches our team. */
export interface SupportWay {
  /** Opens it. */
  act: () => void;
  /** Its address, if it is a link. */
  href?: string;
}

/**
 * The way to our team that this user has: a question in the messenger, or an e-mail for a visitor and in a portal that takes
 * no questions; undefined where the settings name no address either.
 */
export function supportWay(portal: PortalContext, question: SupportQuestion = {}): SupportWay | undefined {
  const user = portal.session.getUser();
  const askSupport = port(supportPorts, 'askSupport');
  if (user && askSupport) return { act: () => askSupport(portal, question) };
  const { supportEmail } = brandOf(portal.config, user);
  if (!supportEmail) return undefined;
  const about = question.summary ? `?subject=${encodeURIComponent(question.summary)}` : '';
  const href = `mailto:${supportEmail}${about}`;
  return { href, act: () => window.location.assign(href) };
}
