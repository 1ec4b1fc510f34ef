import type { Sandbox } from '../Sandbox.ts';

/** A kept path as an address on this run's portal listener; other addresses stay as they are. */
export function absoluteUrl({ origins }: Pick<Sandbox, 'origins'>, path: string | null): string | null {
  return path?.startsWith('/') ? origins.portal + path : path;
}
