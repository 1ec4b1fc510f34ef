import { randomBytes } from 'node:crypto';

import { Browser } from '../Browser.ts';
import { beginSignIn, discover, type Provider } from '../signInByProvider.ts';
import { type Rule, unmet } from './Rule.ts';

const elsewhere = 'https://elsewhere.example';

/** The rules of a sign-in by a provider. */
export function providerRules(provider: Provider): readonly Rule[] {
  return [
    {
      name: 'The provider has the code flow with S256',
      async findFaults() {
        const metadata = (await discover(provider)).serverMetadata();
        return unmet({
          'response_types_supported has no code':
            metadata.response_types_supported?.includes('code') ?? false,
          'code_challenge_methods_supported has no S256':
            metadata.code_challenge_methods_supported?.includes('S256') ?? false,
        });
      },
    },
    {
      name: 'The provider sends nobody to an address that the client has not',
      async findFaults({ backend }) {
        const { address } = await beginSignIn(provider, `${elsewhere}/oauth/login`);
        const { headers } = await new Browser(backend.origin, 30_000).send(address);
        const isSent = headers.get('location')?.startsWith(elsewhere) ?? false;
        return unmet({ [`It redirects to ${elsewhere}`]: !isSent });
      },
    },
    {
      name: 'A code that nobody issued is refused with a 4xx',
      async findFaults({ backend }) {
        const visitor = backend.visitor();
        await visitor.send(backend.url('sanctum/csrf-cookie'));
        const body = JSON.stringify({
          code: randomBytes(32).toString('base64url'),
          client_id: provider.clientId,
          redirect_uri: `${backend.origin}/oauth/login`,
          code_verifier: randomBytes(32).toString('base64url'),
        });
        const { status } = await visitor.send(backend.url('api/federated-auth/login'), {
          method: 'POST',
          headers: {
            accept: 'application/json',
            'content-type': 'application/json',
            'x-xsrf-token': decodeURIComponent(visitor.cookie('XSRF-TOKEN') ?? ''),
          },
          body,
        });
        return unmet({
          [`POST api/federated-auth/login responds with ${status}`]: [400, 401, 403, 422].includes(status),
        });
      },
    },
  ];
}
