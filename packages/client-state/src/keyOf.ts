/** The owner of a value: a user's id, or undefined for a visitor. */
export type KeyOwner = number | string | undefined;

/** The key of a user's value, `my-air:<user>:<feature>.<name>`. */
export function keyOf(owner: KeyOwner, name: string): string {
  return `my-air:${owner ?? 'visitor'}:${name}`;
}

/**
 * The part of a key that marks values deleted at the end of the session, so that they are found without their
 * feature.
 */
export const sessionOf = (owner: KeyOwner): string => `${owner ?? 'visitor'}.session`;
