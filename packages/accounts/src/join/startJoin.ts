import { msg } from '@lingui/core/macro';
import { isApiError } from '@my-air/api-client';
import type { Channel } from '@my-air/api-client/contract';
import type { PortalContext } from '@my-air/feature-kit';
import { mutationOptions } from '@tanstack/react-query';

import { sayFailure, sayIn } from '../words/say.ts';
import { joinChannel, type JoinOfMany, type JoinOptions, type JoinOutcome } from './joinChannel.ts';

/** The key under which a channel's request is under way, wherever it was started. */
export function joinKey({ platform, platform_guid }: Channel): readonly string[] {
  return ['accounts', 'join', platform, platform_guid];
}

/** Starts to join, unless the same channel is joining already; failures have been shown when it resolves. */
export async function startJoin(
  portal: PortalContext,
  channel: Channel,
  options: JoinOptions = {},
): Promise<JoinOutcome | 'under-way' | 'failed'> {
  const { queryClient } = portal;
  const mutationKey = joinKey(channel);
  if (queryClient.isMutating({ mutationKey, exact: true }) > 0) return 'under-way';

  const join = mutationOptions({
    mutationKey,
    mutationFn: () => joinChannel(portal, channel, options),
    onError: (error) => tellJoinFailure(portal, error, options.ofMany),
    meta: { handles: 'inPlace' },
  });
  return queryClient
    .getMutationCache()
    .build(queryClient, join)
    .execute(undefined)
    .catch(() => 'failed' as const);
}

/** Shows why a request failed. */
function tellJoinFailure(portal: PortalContext, error: unknown, ofMany: JoinOfMany | undefined): void {
  // The end of the session leads to the sign-in.
  if (isApiError(error) && error.code === 'unauthenticated') return;
  const say = sayIn(portal);
  const text = sayFailure(say, error);
  if (ofMany) ofMany.onRefused(text, { canRetry: true });
  else portal.toasts.show({ type: 'error', title: say(msg`The application was not sent`), text });
}
