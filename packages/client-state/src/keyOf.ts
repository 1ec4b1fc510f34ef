/** The owner of a value: a user's id, or undefined for a visitor. */
export type Person = number | string | undefined;

/** The key of a user's value, `my-air:<user>:<feature>.<name>`. */
export function keyOf(person: Person, name: string): string {
  return `my-air:${person ?? 'visitor'}:${name}`;
}

/**
 * The part of a key that marks values deleted at the end of the session, so that they are found without their
 * feature.
 */
export const sessionOf = (person: Person): string => `${person ?? 'visitor'}.session`;
