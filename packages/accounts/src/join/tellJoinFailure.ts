import { msg } from '@lingui/core/macro';
import { isApiError } from '@my-air/api-client';
import type { PortalContext } from '@my-air/feature-api';
import { failureText } from '@my-air/feature-api/writes';

import { loadWords } from '../words/say.ts';

/** Shows why a request failed. */
export async function tellJoinFailure(portal: PortalContext, error: unknown): Promise<void> {
  // The end of the session leads to the sign-in.
  if (isApiError(error) && error.code === 'unauthenticated') return;
  const say = await loadWords(portal);
  const text = failureText(error);
  portal.toasts.show({
    type: 'error',
    title: say(msg`Join failed`),
    text: typeof text === 'string' ? text : say(text),
  });
}
