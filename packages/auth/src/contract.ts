import * as v from 'valibot';

const token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** The query that a sign-in sends to the identity provider's authorization address. */
export const AuthorizationQuery = v.strictObject({
  response_type: v.literal('code'),
  client_id: v.string(),
  redirect_uri: v.pipe(v.string(), v.url()),
  scope: v.string(),
  state: token,
  code_challenge: token,
  code_challenge_method: v.literal('S256'),
  /** The analytics linker. */
  _gl: v.optional(v.string()),
  /** The code of the partner who recommended the visitor. */
  ref: v.optional(v.string()),
  /** The place where the link of the recommendation was shared. Assumed. */
  src: v.optional(v.string()),
});
export type AuthorizationQuery = v.InferOutput<typeof AuthorizationQuery>;

/** The session's calls, which are in the client's contract since several features use the session. */
export { checkAuth, federatedLogin, getCsrfCookie, login, logout } from '@my-air/api-client/contract';
