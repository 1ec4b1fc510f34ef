import { msg } from '@lingui/core/macro';
import { isApiError } from '@my-air/api-client';
import type { PortalContext } from '@my-air/feature-api';

import { failureText, leftToCaller } from '../failure/failureText.ts';
import { loadWords } from '../words/say.ts';

/** Says why a request did not get through, where the shell leaves that to us. */
export async function tellJoinFailure(portal: PortalContext, error: unknown): Promise<void> {
  if (!isApiError(error) || !leftToCaller.includes(error.code)) return;
  const say = await loadWords(portal);
  const text = failureText(error);
  portal.toasts.show({
    type: 'error',
    title: say(msg`Join failed`),
    text: typeof text === 'string' ? text : say(text),
  });
}
