import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';

import { aiChannels, channels, partners, users } from '../../database/schema.ts';
import { sendPage } from '../../html/sendPage.ts';
import { HttpError, notFound } from '../../http/HttpError.ts';
import { accessTaken } from '../../platforms/channelAccess.ts';
import { channelPlatform } from '../../platforms/connectChannel.ts';
import type { Part, Sandbox } from '../../Sandbox.ts';
import { worldPlatform } from '../worldPlatforms.ts';
import { permissionsPage, type Permission } from './permissionsPage.ts';

const Account = v.object({ account: v.optional(v.string(), '') });
const Revocation = v.object({ guid: v.pipe(v.string(), v.nonEmpty()), account: v.optional(v.string(), '') });

/** The pages on which an owner revokes the portal's access, without the portal's knowledge. */
export const permissions: Part = (sandbox) => async (app) => {
  app.get<{ Params: { platform: string } }>('/:platform/permissions', async (request, reply) => {
    const platform = platformOf(request.params.platform);
    const { account } = v.parse(Account, request.query);
    return sendPage(reply, {
      title: `${platform.name}: apps with access`,
      look: `platform ${platform.id}`,
      styles: '/world.css',
      body: permissionsPage(
        platform,
        account,
        await permissionsOf(sandbox, platform.id, account),
        sandbox.portalOrigins[0],
      ),
    });
  });

  app.post<{ Params: { platform: string } }>('/:platform/permissions', async (request, reply) => {
    const platform = platformOf(request.params.platform);
    const revocation = v.safeParse(Revocation, request.body);
    if (!revocation.success) throw new HttpError(422, 'Name the channel that access is taken from.');
    const { guid, account } = revocation.output;
    await takeAccess(sandbox, platform.id, guid);
    return reply.redirect(`/${platform.id}/permissions?account=${encodeURIComponent(account)}`, 303);
  });
};

function platformOf(name: string) {
  const platform = worldPlatform(name);
  if (!platform) throw notFound();
  return platform;
}

async function takeAccess({ db }: Sandbox, platform: string, guid: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const [channel] = await transaction
      .select()
      .from(channels)
      .where(and(eq(channels.platform, channelPlatform(platform)), eq(channels.platformGuid, guid)))
      .for('update');
    if (!channel) throw notFound();
    if (platform === 'ai-metadata') {
      const isOfChannel = eq(aiChannels.channelId, channel.id);
      await transaction.update(aiChannels).set({ isAccessRevoked: true }).where(isOfChannel);
      return;
    }
    await transaction.update(channels).set(accessTaken(channel)).where(eq(channels.id, channel.id));
  });
}

/** The access that owners gave to the portal at a platform: of all accounts, or of one. */
async function permissionsOf({ db }: Sandbox, platform: string, account: string): Promise<Permission[]> {
  // The access of AI metadata is revoked separately.
  const isForTranslations = platform === 'ai-metadata';
  return db
    .select({
      guid: channels.platformGuid,
      title: channels.title,
      account: users.email,
      isRevoked: isForTranslations
        ? sql<boolean>`coalesce(${aiChannels.isAccessRevoked}, true)`
        : channels.isAccessRevoked,
    })
    .from(channels)
    .innerJoin(partners, eq(partners.id, channels.partnerId))
    .innerJoin(users, eq(users.id, partners.userId))
    .leftJoin(aiChannels, eq(aiChannels.channelId, channels.id))
    .where(
      and(
        eq(channels.platform, channelPlatform(platform)),
        isNull(channels.deletedAt),
        isForTranslations ? isNotNull(aiChannels.id) : undefined,
        account === '' ? undefined : eq(users.email, account),
      ),
    )
    .orderBy(asc(users.email), asc(channels.id))
    .limit(200);
}
