import { isApiError } from '@my-air/api-client';
import type { PortalContext } from '@my-air/feature-kit';
import { platformName } from '@my-air/feature-kit/views';

import { actOnSeveral } from '../several/actOnSeveral.ts';
import { sayFailure } from '../words/say.ts';
import { addProfileMutation, type SentProfile } from './addProfile.api.ts';

/** Adds several profiles. */
export function addSeveral<Profile extends SentProfile>(portal: PortalContext, profiles: readonly Profile[]) {
  const { queryClient, locale } = portal;
  const titled = profiles.map((profile) => ({
    ...profile,
    // The same name may be at two platforms.
    title: `${profile.name} · ${platformName(profile.platform, locale.i18n)}`,
  }));
  return actOnSeveral(portal, 'add', titled, () => async (profile, say) => {
    const add = queryClient.getMutationCache().build(queryClient, addProfileMutation(portal));
    try {
      await add.execute(profile);
      return 'done';
    } catch (error) {
      if (isApiError(error) && error.code === 'unauthenticated') return 'signed-out';
      const isTaken = isApiError(error) && error.code === 'conflict';
      const canRetry = !isTaken && !(isApiError(error) && error.code === 'validation');
      // Only the server knows who has a profile that is taken.
      return { reason: (isTaken && error.serverMessage) || sayFailure(say, error), canRetry };
    }
  });
}
