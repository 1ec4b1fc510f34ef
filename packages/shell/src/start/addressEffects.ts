/** What the query of the first address asks the shell itself to do. */
export interface AddressEffects {
  /** An authorization at a platform or at the identity provider was broken off. */
  isOAuthInterrupted: boolean;
  /** The code of the person who recommended us. */
  referral: string | undefined;
  /** The place where that person shared the link, as the address has it. */
  place: string | null;
}

/** How long the message about an interrupted authorization waits for the screen to be shown. */
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

/** Takes `action=authorize` out of an address; answers whether it was there. */
export function takeAuthorizeAction(url: URL): boolean {
  if (url.searchParams.get('action') !== 'authorize') return false;
  url.searchParams.delete('action');
  return true;
}
