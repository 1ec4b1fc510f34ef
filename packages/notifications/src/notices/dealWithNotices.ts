import type { PortalContext } from '@my-air/feature-kit';

/** Deals with the notifications that lead to a screen of ours, of which the user has seen all that they tell. */
export async function dealWithNotices(portal: PortalContext, path: string): Promise<void> {
  const { dealWithPath } = await import('./dealWith.ts');
  return dealWithPath(portal, path);
}
