import { addProfile } from '@my-air/accounts/contract';
import { and, eq, isNotNull } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { channels } from '../database/schema.ts';
import { HttpError, invalid, notFound } from '../http/HttpError.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import { picturePath } from '../pictures/pictures.ts';
import type { ApiArea } from '../Platform.ts';
import { presentChannel } from './presentChannel.ts';
import { isProfilePlatform, profileUsername, type ProfilePlatform } from './profileUsername.ts';

const platformNames: Readonly<Record<ProfilePlatform, string>> = { instagram: 'Instagram', tiktok: 'TikTok' };

/** Adds profiles of Instagram and TikTok by their names. */
export const profilesApi: ApiArea = (sandbox) => async (app) => {
  const { clock } = sandbox;

  registerEndpoint(app, sandbox, addProfile, async ({ db, params, body }, { partner }) => {
    const { platform } = params;
    if (!isProfilePlatform(platform)) throw notFound();
    const username = profileUsername(platform, body.username);
    if (username === undefined) {
      throw invalid({
        username: [`This is not the name or the address of a ${platformNames[platform]} profile.`],
      });
    }
    const profile = {
      ...newProfile(platform, username),
      partnerId: partner.id,
      status: 'connected',
      statusSince: clock.now(),
      createdAt: clock.now(),
      deletedAt: null,
    };
    const [added] = await db
      .insert(channels)
      .values(profile)
      .onConflictDoUpdate({
        target: [channels.platform, channels.platformGuid],
        set: profile,
        // Any partner may add a profile that was removed.
        setWhere: isNotNull(channels.deletedAt),
      })
      .returning();
    if (!added) throw taken(await isOwn(db, partner.id, platform, username), username);
    return { channel: presentChannel(sandbox, added) };
  });
};

async function isOwn(db: Queries, partnerId: number, platform: string, username: string) {
  const [known] = await db
    .select({ partnerId: channels.partnerId })
    .from(channels)
    .where(and(eq(channels.platform, platform), eq(channels.platformGuid, username)));
  return known?.partnerId === partnerId;
}

function taken(isOfCaller: boolean, username: string) {
  return new HttpError(
    409,
    isOfCaller
      ? `You have already added @${username}.`
      : `@${username} is already connected to another account.`,
  );
}

function newProfile(platform: ProfilePlatform, username: string) {
  const size = Array.from(username).reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 90_000, 7) + 1000;
  const isInstagram = platform === 'instagram';
  return {
    platform,
    platformGuid: username,
    title: username,
    username,
    url: isInstagram ? `https://www.instagram.com/${username}` : `https://www.tiktok.com/@${username}`,
    thumbnailImage: picturePath('channel', username),
    subscriberCount: size,
    following: size % 700,
    posts: isInstagram ? size % 900 : null,
    likes: isInstagram ? null : size * 12,
  };
}
