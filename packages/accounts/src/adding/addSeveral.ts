import { msg, plural } from '@lingui/core/macro';
import { isApiError } from '@my-air/api-client';
import type { ActOutcome, PortalContext } from '@my-air/feature-kit';
import { startAct } from '@my-air/feature-kit/data';

import { addProfileMutation, type SentProfile } from './addProfile.api.ts';

/** Adds several profiles; resolves to those that were left out, or to undefined where they are being added already. */
export async function addSeveral<Profile extends SentProfile>(
  portal: PortalContext,
  profiles: readonly Profile[],
): Promise<readonly Profile[] | undefined> {
  const { queryClient } = portal;
  const left = new Set(profiles);
  const add = async ({ profile }: { profile: Profile }): Promise<ActOutcome> => {
    const mutation = queryClient.getMutationCache().build(queryClient, addProfileMutation(portal));
    try {
      await mutation.execute(profile);
    } catch (error) {
      // Only the server knows who has a profile that is taken.
      if (!isApiError(error) || error.code !== 'conflict' || !error.serverMessage) throw error;
      return { state: 'refused', text: error.serverMessage, canRetry: false };
    }
    left.delete(profile);
    return { state: 'done' };
  };
  const act = {
    id: 'add',
    label: msg`Add profiles`,
    done: (count: number) => msg`${plural(count, { one: '# profile added', other: '# profiles added' })}`,
    start: () => Promise.resolve(add),
  };
  const subjects = profiles.map((profile) => ({
    profile,
    platform: profile.platform,
    platform_guid: profile.name,
    title: profile.name,
  }));
  const run = await startAct(portal, act, subjects);
  await run?.ended;
  return run && [...left];
}
