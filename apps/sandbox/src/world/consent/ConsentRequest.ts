import * as v from 'valibot';

import type { Sandbox } from '../../Sandbox.ts';

/** The portal's request to a platform, as in the consent page's address. */
export const ConsentRequest = v.object({
  client_id: v.literal('my-air'),
  response_type: v.literal('code'),
  redirect_uri: v.string(),
  state: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  login_hint: v.optional(v.string(), ''),
});
export type ConsentRequest = v.InferOutput<typeof ConsentRequest>;

/** The user's answer on the consent page. */
export const ConsentAnswer = v.object({
  ...ConsentRequest.entries,
  decision: v.picklist(['allow', 'later', 'refuse']),
  choice: v.optional(v.string(), 'none'),
});

/** Whether a platform knows the address that it is asked to redirect back to: letter by letter. */
export function isKnownRedirect({ origins }: Sandbox, platform: string, redirectUri: string): boolean {
  return [origins.portal, origins.api].some(
    (origin) => redirectUri === `${origin}/api/oauth/${platform}/callback`,
  );
}
