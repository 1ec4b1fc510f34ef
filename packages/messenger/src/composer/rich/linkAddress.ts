import { safeUrl } from '@my-air/ui-kit';

/** The address of a link in a message if allowed: web, mail or telephone; without a scheme, web. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  const address = /^[\w-]+(?:\.[\w-]+)+(?:[:/?#]|$)/.test(text) ? `https://${text}` : text;
  return /^(?:https?|mailto|tel):/i.test(address) ? safeUrl(address) : undefined;
}
