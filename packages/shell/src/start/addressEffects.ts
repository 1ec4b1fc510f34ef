/** The requests to the shell itself in the query of the first address. */
export interface AddressEffects {
  /** Whether an authorization at a platform or at the identity provider was interrupted. */
  isOAuthInterrupted: boolean;
  /** The code of the recommending user. */
  referral: string | undefined;
  /** The place where the recommending user shared the link, as the address has it. */
  place: string | null;
}

/**
 * The delay of the message about an interrupted authorization, until the screen is shown, in milliseconds.
 */
export const interruptedToastDelay = 400;

/** Takes the shell's own parameters out of an address, and points a recommended visitor at the main screen. */
export function takeAddressEffects(url: URL): AddressEffects {
  const isOAuthInterrupted = url.searchParams.get('error') === 'oauth_interrupted';
  if (isOAuthInterrupted) url.searchParams.delete('error');

  const ref = url.searchParams.get('ref');
  url.searchParams.delete('ref');
  const referral = ref !== null && /^[\w.~-]{1,64}$/.test(ref) ? ref : undefined;
  const place = url.searchParams.get('src');
  if (referral !== undefined) {
    url.searchParams.delete('src');
    url.pathname = '/';
    url.searchParams.set('referral', referral);
  }
  return { isOAuthInterrupted, referral, place };
}

/** Takes `action=authorize` out of an address; returns whether it was there. */
export function takeAuthorizeAction(url: URL): boolean {
  if (url.searchParams.get('action') !== 'authorize') return false;
  url.searchParams.delete('action');
  return true;
}
