import type { ApiClient } from '@my-air/api-client';

/** The screen that an authorization at a platform was started from, so that it can come back there. */
export type OAuthReferer = 'dashboard' | 'distribution' | 'marketplace' | 'product' | 'accounts';

/**
 * The kinds of access that a user can give us: the three platforms, and the wider access that AI metadata
 * needs at YouTube.
 */
export const authorizationPlatforms = ['youtube', 'tiktok', 'instagram', 'ai-metadata'] as const;
export type AuthorizationPlatform = (typeof authorizationPlatforms)[number];

export interface PlatformAuthorizationOptions {
  /** Whether the channel also asks to join the partner program. YouTube only. @default false */
  join?: boolean;
  /** The screen to come back to. @default 'dashboard', decided by the server */
  referer?: OAuthReferer;
  /** The product to come back to, with the referer `product`. */
  productId?: number;
}

/** The address that the browser opens so that a user can give us access at a platform. */
export function platformAuthorizationUrl(
  api: ApiClient,
  platform: AuthorizationPlatform,
  { join = false, referer, productId }: PlatformAuthorizationOptions = {},
): string {
  const url = new URL(api.url(`api/oauth/${platform}/redirect`));
  if (join) url.searchParams.set('join', 'true');
  if (referer) url.searchParams.set('referer', referer);
  if (productId !== undefined) url.searchParams.set('product_id', String(productId));
  return url.href;
}
