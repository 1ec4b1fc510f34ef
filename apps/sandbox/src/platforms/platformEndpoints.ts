import { assumedEndpoint } from '@my-air/api-client/contract';
import * as v from 'valibot';

/** The platforms that a browser can be sent to for access. */
export const oauthPlatforms = ['youtube', 'tiktok', 'instagram', 'ai-metadata'] as const;
export type OAuthPlatform = (typeof oauthPlatforms)[number];

/** The screens of the portal that an authorization can be started from. */
export const oauthReferers = ['dashboard', 'distribution', 'marketplace', 'product', 'accounts'] as const;

/** Opened by the browser itself: leads to the platform's consent page. */
export const startOAuth = assumedEndpoint('GET api/oauth/{platform}/redirect', {
  binds: true,
  query: v.object({
    join: v.optional(v.boolean(), false),
    referer: v.optional(v.picklist(oauthReferers), 'dashboard'),
    product_id: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
});

/** Opened by the browser on its way back from the platform: leads to the portal. */
export const finishOAuth = assumedEndpoint('GET api/oauth/{platform}/callback', {
  binds: true,
  query: v.object({
    state: v.optional(v.string(), ''),
    code: v.optional(v.string()),
    error: v.optional(v.string()),
  }),
});
