import { safeUrl } from '@my-air/ui-kit';

/** The address of a link in a message if allowed: web, mail or telephone; without a scheme, web. */
export function linkAddress(typed: string): string | undefined {
  // Copied addresses come with blanks and signs of direction around them; within an address such a sign can have a meaning.
  const text = typed.replaceAll(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '');
  const address = /^[\w-]+(?:\.[\w-]+)+(?:[:/?#]|$)/.test(text) ? `https://${text}` : text;
  return /^(?:https?|mailto|tel):/i.test(address) ? safeUrl(address) : undefined;
}
