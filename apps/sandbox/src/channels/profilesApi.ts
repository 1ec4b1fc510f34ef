import { cleanIdentifier } from '@my-air/i18n/plain';
import { addProfile } from '@my-air/accounts/contract';
import { and, eq, isNotNull } from 'drizzle-orm';

import type { ApiArea } from '../Platform.ts';
import type { Queries } from '../database/Database.ts';
import { channels } from '../database/schema.ts';
import { HttpError, invalid, notFound } from '../http/HttpError.ts';
import { say } from '../http/sentences.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import { picturePath } from '../pictures/pictures.ts';
import { presentChannels } from './presentChannel.ts';

const platformNames: Readonly<Record<ProfilePlatform, string>> = { instagram: 'Instagram', tiktok: 'TikTok' };

/** Adds profiles of Instagram and TikTok by their names. */
export const profilesApi: ApiArea = (sandbox) => async (app) => {
  const { clock } = sandbox;

  registerEndpoint(app, sandbox, addProfile, async ({ db, locale, params, body }, { partner }) => {
    const { platform } = params;
    if (!isProfilePlatform(platform)) throw notFound();
    const username = profileUsername(platform, body.username);
    if (username === undefined) {
      throw invalid({ username: [say('profile', { platform: platformNames[platform] })] });
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
    const [channel] = await presentChannels(sandbox, [added], { db, locale });
    return { channel: channel! };
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
  return new HttpError(409, say(isOfCaller ? 'profile_added' : 'profile_taken', { username }));
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

/** The form of a name at each platform, and the host of the addresses that contain it. */
const rules = {
  instagram: { host: 'instagram.com', name: /^[a-z0-9_](?:[a-z0-9_.]{0,28}[a-z0-9_])?$/ },
  tiktok: { host: 'tiktok.com', name: /^[a-z0-9_](?:[a-z0-9_.]{0,22}[a-z0-9_])?$/ },
} as const;
type ProfilePlatform = keyof typeof rules;

function isProfilePlatform(platform: string): platform is ProfilePlatform {
  return Object.hasOwn(rules, platform);
}

/** The plain name in a typed `@name`, `name` or address of a profile. Undefined when there is none. */
function profileUsername(platform: ProfilePlatform, typed: string): string | undefined {
  const { host, name } = rules[platform];
  const address = new RegExp(`^(?:https?://)?(?:www\\.|m\\.)?${host.replace('.', '\\.')}/`, 'i');
  const rest = cleanIdentifier(typed).replace(address, '').split(/[/?#]/, 1)[0] ?? '';
  const username = rest.replace(/^@/, '').toLowerCase();
  return name.test(username) && !username.includes('..') ? username : undefined;
}
