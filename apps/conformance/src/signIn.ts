import { checkAuth, getUser, login } from '@my-air/api-client/contract';

import type { Backend } from './Backend.ts';

/** How the user is known: by the password, or by the cookies of a browser that is signed in. */
export type Credentials = { readonly email: string; readonly password: string } | { readonly cookie: string };

/** Signs the user in. @throws an error with a reason that has no secret in it */
export async function signIn(backend: Backend, credentials: Credentials): Promise<void> {
  if ('cookie' in credentials) {
    backend.browser.takeCookies(credentials.cookie);
    await backend.call(checkAuth, {}).catch((cause: unknown) => {
      throw new Error('The cookie is not that of a session', { cause });
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
