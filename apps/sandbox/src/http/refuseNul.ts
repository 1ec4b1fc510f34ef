import type { Origins } from '../Sandbox.ts';
import { HttpError, notFound } from './HttpError.ts';

/**
 * Refuses an address with NUL in it, which no text of the database can hold. The pages of the other listeners
 * refuse it wherever it is; the portal and the API have no such path, and clean the rest of what they read.
 */
export function refuseNul(listener: keyof Origins, address: string): void {
  if (!address.includes('%00')) return;
  if (listener === 'identity' || listener === 'world') throw new HttpError(400, 'This is not an address.');
  const [path = ''] = address.split('?', 1);
  if (path.includes('%00')) throw notFound();
}
