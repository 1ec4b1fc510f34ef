import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';

import { aiChannels, channels, partners, users } from '../../database/schema.ts';
import { html, type Html } from '../../html/html.ts';
import { HttpError, notFound } from '../../http/HttpError.ts';
import { english } from '../../http/sentences.ts';
import type { Area, Platform } from '../../Platform.ts';
import { accessTaken, channelPlatform } from '../../platforms/connectChannel.ts';
import { sendSheet } from '../sendSheet.ts';
import { worldPlatform, type WorldPlatform } from '../worldPlatforms.ts';

/** A channel that the portal was given access to. */
interface Permission {
  readonly guid: string;
  readonly title: string;
  readonly account: string;
  readonly isRevoked: boolean;
}

const Account = v.object({ account: v.optional(v.string(), '') });
const Revocation = v.object({ guid: v.pipe(v.string(), v.nonEmpty()), account: v.optional(v.string(), '') });

/** The pages on which an owner revokes the portal's access, without the portal's knowledge. */
export const permissions: Area = (sandbox) => async (app) => {
  app.get<{ Params: { platform: string } }>('/:platform/permissions', async (request, reply) => {
    const platform = platformOf(request.params.platform);
    const { account } = v.parse(Account, request.query);
    const permissions = await permissionsOf(sandbox, platform.id, account);
    const content = permissionsPage(platform, account, permissions, sandbox.portalOrigins[0]);
    return sendSheet(reply, `${platform.name}: apps with access`, content, {
      theme: `platform ${platform.id}`,
    });
  });

  app.post<{ Params: { platform: string } }>('/:platform/permissions', async (request, reply) => {
    const platform = platformOf(request.params.platform);
    const revocation = v.safeParse(Revocation, request.body);
    if (!revocation.success) throw new HttpError(422, english('Name the channel that access is taken from.'));
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

async function takeAccess({ db }: Platform, platform: string, guid: string): Promise<void> {
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
async function permissionsOf({ db }: Platform, platform: string, account: string): Promise<Permission[]> {
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

/** The channels that the portal may see at a platform, each with a button that revokes its access. */
function permissionsPage(
  platform: WorldPlatform,
  account: string,
  permissions: readonly Permission[],
  portal: string,
): Html {
  return html`<p class="stand-in">
      The sandbox's stand-in for ${platform.name}. Nothing leaves this machine.
    </p>
    <h1>Where My AIR has access</h1>
    <p class="account">
      ${account === '' ? 'Every account of the sandbox' : html`Signed in as <strong>${account}</strong>`}
    </p>
    ${permissions.length === 0 && html`<p>My AIR has no access to any ${platform.noun} here.</p>`}
    <ul class="permissions">
      ${permissions.map((permission) => permissionLine(platform, account, permission))}
    </ul>
    <p><a href="${portal}/accounts/youtube">Back to My AIR</a></p>`;
}

function permissionLine(platform: WorldPlatform, account: string, permission: Permission): Html {
  const { guid, title, isRevoked } = permission;
  return html`<li>
    <span><strong>${title}</strong><small>${permission.account}</small></span>
    ${
      isRevoked
        ? html`<span>Access revoked</span>`
        : html`<form method="post" action="/${platform.id}/permissions">
            <input type="hidden" name="guid" value="${guid}" />
            <input type="hidden" name="account" value="${account}" />
            <button aria-label="Take back access to ${title}">Take back access</button>
          </form>`
    }
  </li>`;
}
