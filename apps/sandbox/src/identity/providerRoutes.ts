import type { FastifyPluginAsync } from 'fastify';
import type { Provider } from 'oidc-provider';

/** The paths that belong to the OpenID provider. */
const paths = [
  '/authorize',
  '/authorize/:uid',
  '/token',
  '/userinfo',
  '/jwks',
  '/.well-known/openid-configuration',
];

/** Hands the protocol's own paths to the provider, with the request as it came. */
export function providerRoutes(provider: Provider): FastifyPluginAsync {
  const answer = provider.callback();
  return async (app) => {
    // The provider reads the bodies itself.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _body, done) => done(null));
    for (const url of paths) {
      app.route({
        method: ['GET', 'POST', 'OPTIONS'],
        url,
        handler: (request, reply) => {
          reply.hijack();
          reply.raw.setHeader('x-content-type-options', 'nosniff');
          // The address holds the code or the state, which no other site needs to see.
          reply.raw.setHeader('referrer-policy', 'no-referrer');
          return answer(request.raw, reply.raw);
        },
      });
    }
  };
}
