import type { KeyOwner } from './keyOf.ts';

/** The objects of one kind: one for each user. */
export interface PerUser<Arguments extends unknown[], Kept> {
  /** The object of a user, which is created at the first call. */
  (...args: Arguments): Kept;
  /** Forgets the object of a user: the next call creates another. */
  forget: (...args: Arguments) => void;
}

/** Whatever has the client through which an object talks to the server. */
interface WithApi {
  readonly api: object;
}

/**
 * Keeps one object for each user, for as long as the page lives. What talks to the server is kept for each user
 * of one client: `create` takes the portal, or another object with its `api`, before the user.
 */
export function keepPerUser<User extends KeyOwner, Kept>(
  create: (user: User) => Kept,
): PerUser<[user: User], Kept>;
export function keepPerUser<Portal extends WithApi, User extends KeyOwner, Kept>(
  create: (portal: Portal, user: User) => Kept,
): PerUser<[portal: Portal, user: User], Kept>;
export function keepPerUser<Kept>(create: (...args: never[]) => Kept): PerUser<unknown[], Kept> {
  const page = {};
  const known = new WeakMap<object, Map<unknown, Kept>>();

  function ofClient(args: unknown[]): Map<unknown, Kept> {
    const client = args.length > 1 ? (args[0] as WithApi).api : page;
    const kept = known.get(client) ?? new Map<unknown, Kept>();
    known.set(client, kept);
    return kept;
  }

  function find(...args: unknown[]): Kept {
    const kept = ofClient(args);
    const user = args.at(-1);
    if (!kept.has(user)) kept.set(user, create(...(args as never[])));
    return kept.get(user)!;
  }
  return Object.assign(find, {
    forget: (...args: unknown[]) => void ofClient(args).delete(args.at(-1)),
  });
}
