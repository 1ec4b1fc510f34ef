import * as v from 'valibot';

/** An address that starts with http or https. */
export const webAddress = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^[Hh][Tt][Tt][Pp][Ss]?:/, 'must be an address that starts with http or https'),
);

const notEmpty = v.pipe(v.string(), v.nonEmpty());

const brand = v.object({
  name: notEmpty,
  supportEmail: v.optional(v.pipe(v.string(), v.regex(/^[^\s@]+@[^\s@]+$/, 'must be an email address'))),
});

/** A brand. */
export type BrandConfig = v.InferOutput<typeof brand>;

/** The settings of every portal. */
export const baseSettings = v.object({
  apiUrl: v.pipe(
    v.union([v.literal(''), webAddress]),
    v.description(
      "The address of the API: an origin with or without a path. An empty string is the portal's own origin.",
    ),
  ),
  identityProvider: v.object({
    name: v.pipe(
      v.optional(notEmpty, 'My AIR ID'),
      v.description('The name of the provider, as the sign-in page writes it: "Continue with My AIR ID".'),
    ),
    authorizeUrl: webAddress,
    registerUrl: webAddress,
    profileUrl: webAddress,
    securityUrl: webAddress,
    preferencesUrl: webAddress,
    agreementsUrl: webAddress,
    verifyEmailUrl: webAddress,
    forgotPasswordUrl: v.pipe(
      v.optional(webAddress),
      v.description('The page that resets a forgotten password; without it the sign-in page offers none.'),
    ),
    logoutUrl: webAddress,
    clientId: notEmpty,
    scope: notEmpty,
  }),
  allowedRedirectHosts: v.pipe(
    v.optional(v.array(notEmpty), []),
    v.description(
      'Host names that the server may redirect a user to, besides our own and those named above.',
    ),
  ),
  brands: v.pipe(
    v.object({ default: brand, scalelab: v.optional(brand) }),
    v.description(
      'The brand, `default`, and a second one, `scalelab`, for partners whose `is_scalelab` is set; without it they see the first.',
    ),
  ),
  monitoring: v.pipe(
    v.optional(
      v.object({
        dsn: v.nullable(webAddress),
        environment: notEmpty,
        replayEnvironments: v.array(notEmpty),
      }),
      { dsn: null, environment: 'production', replayEnvironments: [] },
    ),
    v.description(
      'Error reports; `dsn` null sends none. Replay runs only where `environment` is in `replayEnvironments`.',
    ),
  ),
  analytics: v.pipe(
    v.optional(
      v.object({
        endpoint: v.nullable(
          v.pipe(
            v.string(),
            v.regex(
              /^\/|^[Hh][Tt][Tt][Pp][Ss]?:/,
              'must be a path or an address that starts with http or https',
            ),
          ),
        ),
        linker: v.boolean(),
      }),
      { endpoint: null, linker: false },
    ),
    v.description('The address that analytics events are posted to; null sends none.'),
  ),
  holidays: v.pipe(
    v.optional(
      v.array(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day such as 2026-12-25'))),
      [],
    ),
    v.description(
      'Days from Monday to Friday on which the team does not work: what it promises is due later.',
    ),
  ),
  teamTimeZone: v.pipe(
    v.optional(notEmpty),
    v.description(
      'The time zone of the team, such as `Europe/Kyiv`: its chats show the time there; without it, none do.',
    ),
  ),
  unknownCalls: v.pipe(
    v.optional(v.array(notEmpty), []),
    v.description(
      'The calls beyond the specification that the backend does not have, such as `GET api/news`: what needs them is not offered from the start. Others are found out when they are first made.',
    ),
  ),
  flags: v.optional(
    v.object({
      pt: v.pipe(v.boolean(), v.description('Offers Portuguese.')),
      idempotencyKey: v.pipe(v.boolean(), v.description('The server remembers `Idempotency-Key`.')),
    }),
    { pt: true, idempotencyKey: false },
  ),
});
