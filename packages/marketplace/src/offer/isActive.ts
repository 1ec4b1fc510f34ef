import type { Product } from '../contract.ts';

/** Whether the user has a service already, on one of the channels at least. */
export function isActive({ provisions }: Product): boolean {
  return provisions?.some(({ status }) => status === 'active') === true;
}
