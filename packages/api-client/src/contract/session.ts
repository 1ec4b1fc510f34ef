import * as v from 'valibot';

import { endpoint } from './endpoint.ts';
import { Identifier } from './roles.ts';

/** Sets the `XSRF-TOKEN` cookie that writing requests repeat in a header. */
export const getCsrfCookie = /* @__PURE__ */ endpoint('GET sanctum/csrf-cookie', {});

/**
 * The end of the session unless it is used, as an ISO timestamp; absent, as with a 204, means the default of
 * five minutes.
 */
const SessionAnswer = v.looseObject({ expires_at: v.nullish(v.string()) });

export const login = /* @__PURE__ */ endpoint('POST api/login', {
  binds: false,
  body: v.object({
    email: v.pipe(v.string(), v.email()),
    password: v.pipe(v.string(), v.nonEmpty()),
    remember: v.optional(v.boolean()),
    two_factor_code: v.optional(v.string()),
  }),
  response: v.looseObject({
    ...SessionAnswer.entries,
    two_factor: v.nullish(v.boolean()),
    /** `email`, `sms` or `app`; others are shown as they come. */
    two_factor_method: v.nullish(v.string()),
    /** The contact that the code was sent to, masked by the server. */
    two_factor_contact: v.nullish(v.string()),
  }),
});
export const logout = /* @__PURE__ */ endpoint('POST api/logout', { binds: false });
export const federatedLogin = /* @__PURE__ */ endpoint('POST api/federated-auth/login', {
  binds: false,
  body: v.object({
    code: v.string(),
    client_id: Identifier,
    redirect_uri: v.string(),
    code_verifier: v.pipe(v.string(), v.length(43)),
    client_session_id: v.optional(Identifier),
    remember: v.optional(v.boolean()),
  }),
  response: v.nullish(SessionAnswer),
});
export const checkAuth = /* @__PURE__ */ endpoint('GET api/auth/check', {
  response: /* @__PURE__ */ v.nullish(SessionAnswer),
});
