import { checkAuth, getUser, login } from '@my-air/api-client/contract';

import type { Backend } from './Backend.ts';
import { type Provider, signInByProvider } from './signInByProvider.ts';

/** How the user is known: by the password, by the cookies of a browser that is signed in, or by a provider. */
export type Credentials =
  | { readonly email: string; readonly password: string }
  | { readonly cookie: string }
  | { readonly provider: Provider };

/** Signs the user in. @throws an error with a reason that has no secret in it */
export async function signIn(backend: Backend, credentials: Credentials): Promise<void> {
  if ('cookie' in credentials) {
    backend.browser.takeCookies(credentials.cookie);
    await backend.call(checkAuth, {}).catch((cause: unknown) => {
      throw new Error('The cookie is not that of a session', { cause });
    });
  } else if ('provider' in credentials) {
    await signInByProvider(backend, credentials.provider).catch((cause: unknown) => {
      throw new Error(`The sign-in by the provider failed: ${String(cause)}`, { cause });
    });
  } else {
    const { answer } = await backend.call(login, { body: credentials }).catch((cause: unknown) => {
      throw new Error(`${credentials.email} cannot sign in: ${String(cause)}`, { cause });
    });
    if ((answer as { two_factor?: unknown } | undefined)?.two_factor === true)
      throw new Error(
        `${credentials.email} needs a second factor: sign in with a browser, and give its cookie`,
      );
  }
  await backend.call(getUser, {}).catch((cause: unknown) => {
    throw new Error(`There is no user after the sign-in: ${String(cause)}`, { cause });
  });
}
