import { platforms } from '@my-air/api-client/contract';
import * as v from 'valibot';

/** The outcomes of a visit to a platform. */
const oauthOutcomes = ['connected', 'already_connected', 'auto_confirmed', 'not_own', 'not_chosen'] as const;

/** An id as platforms write them; anything else in the address is not one. */
const Guid = v.pipe(v.string(), v.regex(/^[\w.-]{1,128}$/));

/**
 * The query parameters with which a platform sends a user back; undefined fields were missing or made no
 * sense. Its title is not read: an address can be written by anyone.
 */
export const OAuthReturn = v.object({
  oauth: v.picklist(oauthOutcomes),
  oauth_platform: v.fallback(v.optional(v.picklist(platforms), 'youtube'), 'youtube'),
  oauth_channel: v.fallback(v.optional(Guid), undefined),
});
export type OAuthReturn = v.InferOutput<typeof OAuthReturn>;
