import { deleteChannel, joinChannel, setChannelCountry } from '@my-air/accounts/contract';
import { listChannels } from '@my-air/api-client/contract';
import { eq, inArray } from 'drizzle-orm';

import type { TranslationWorker } from '../ai-metadata/jobs/TranslationWorker.ts';
import type { WireLocale } from '../content/wireLocales.ts';
import type { Queries } from '../database/Database.ts';
import { audits, type ChannelRow, channels, countries, partners } from '../database/schema.ts';
import { isDatabaseId } from '../http/databaseId.ts';
import { HttpError, invalid, notFound } from '../http/HttpError.ts';
import { momentOf, say, type SentenceKey } from '../http/sentences.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import type { ApiArea } from '../Platform.ts';
import { auditAt } from './auditApi.ts';
import { endChannel } from './endChannel.ts';
import { findChannel, findChannels, isOwnChannel } from './findChannels.ts';
import { canJoin } from './moveChannelOn.ts';
import { presentChannels } from './presentChannel.ts';

/** The reasons for refusing a join request immediately, by the word that goes with each. */
const joinRefusals: Readonly<Partial<Record<string, SentenceKey>>> = {
  join_channel_rejected: 'join_rejected',
  join_channel_with_invalid_token: 'join_access',
};

/** The channels of the signed-in partner, and what can be done with each. */
export const channelsApi: ApiArea<{ translations: TranslationWorker }> = (sandbox) => async (app) => {
  const { clock, translations } = sandbox;

  /** The ends of audits by channel: expected ones, and those of audits that are done. */
  async function auditEnds(db: Queries, channelIds: readonly number[]) {
    const rows = await db.query.audits.findMany({ where: inArray(audits.channelId, [...channelIds]) });
    return new Map(
      rows.map(({ channelId, requestedAt }) => {
        const { completedAt, estimatedAt } = auditAt(requestedAt, clock.now());
        return [
          channelId,
          {
            audit_expected_at: completedAt ? null : estimatedAt.toISOString(),
            audit_completed_at: completedAt?.toISOString() ?? null,
          },
        ];
      }),
    );
  }

  async function presentOne(row: ChannelRow, reader: { db: Queries; locale: WireLocale }) {
    const [channel] = await presentChannels(sandbox, [row], reader);
    return { channel: channel! };
  }

  async function change(
    { db, locale }: { db: Queries; locale: WireLocale },
    channel: ChannelRow,
    values: Partial<ChannelRow>,
  ) {
    const [changed] = await db.update(channels).set(values).where(eq(channels.id, channel.id)).returning();
    return presentOne(changed ?? channel, { db, locale });
  }

  registerEndpoint(app, sandbox, listChannels, async ({ db, scope, locale }, { partner }) => {
    const rows = await findChannels(scope, partner.id);
    const ends = await auditEnds(
      db,
      rows.map(({ id }) => id),
    );
    const presented = await presentChannels(sandbox, rows, { db, locale });
    return {
      channels: rows.map(({ id }, place) => ({
        ...presented[place]!,
        ...(ends.get(id) ?? { audit_expected_at: null, audit_completed_at: null }),
      })),
    };
  });

  registerEndpoint(app, sandbox, deleteChannel, async ({ db, params, afterCommit }, { partner }) => {
    const [channel] = await db.select().from(channels).where(isOwnChannel(partner.id, params)).for('update');
    if (!channel) throw notFound();
    // A repeated request: it has been done already.
    if (channel.deletedAt) return;
    const now = clock.now();
    if (await endChannel(db, channel, now, { isGivenUp: true })) afterCommit(translations.wake);
    const removed = { deletedAt: now, status: 'not_connected', statusSince: now };
    await db.update(channels).set(removed).where(eq(channels.id, channel.id));
  });

  registerEndpoint(
    app,
    sandbox,
    setChannelCountry,
    async ({ db, locale, scope, params, body }, { partner }) => {
      const channel = await findChannel(scope, partner.id, params);
      const [country] = await db.select().from(countries).where(eq(countries.isoCode, body.country_code));
      if (!country) throw invalid({ country_code: [say('selected', { name: 'country code' })] });
      if (channel.isCountryRefused) throw invalid({ country_code: [say('country')] });
      // Asked once: the profile keeps it, where it can be changed, for every channel that comes later.
      if (partner.countryId === null) {
        await db.update(partners).set({ countryId: country.id }).where(eq(partners.id, partner.id));
      }
      return change({ db, locale }, channel, { country: country.isoCode });
    },
  );

  registerEndpoint(app, sandbox, joinChannel, async ({ db, locale, scope, params, body }, { partner }) => {
    if (body.product_id !== undefined && !isDatabaseId(body.product_id)) {
      throw invalid({ product_id: [say('selected', { name: 'product id' })] });
    }
    const channel = await findChannel(scope, partner.id, params);
    const refusal = joinRefusals[channel.joinRefusal ?? ''];
    if (refusal) throw new HttpError(400, say(refusal), { code: channel.joinRefusal });
    if (channel.platform !== 'youtube') throw invalid({ platform: [say('join_youtube_only')] });
    // The way back from the platform may have sent the request already; a second one changes nothing.
    if (channel.status === 'pending') return presentOne(channel, { db, locale });
    if (channel.country === null) throw invalid({ country: [say('join_country')] });
    if (!canJoin(channel, clock.now())) throw notNow(channel);
    return change({ db, locale }, channel, {
      status: 'pending',
      statusSince: clock.now(),
      joinRequestNotAllowedUntil: null,
      joinLocation: body.location ?? null,
      addedFromProduct: body.product_id ?? channel.addedFromProduct,
    });
  });
};

/** Why a channel may not ask to join at this moment. */
function notNow({ joinRequestNotAllowedUntil }: ChannelRow) {
  const message =
    joinRequestNotAllowedUntil === null
      ? say('join_not_now')
      : say('join_later', { moment: momentOf(joinRequestNotAllowedUntil) });
  return new HttpError(409, message, {
    join_request_not_allowed_until: joinRequestNotAllowedUntil?.toISOString() ?? null,
  });
}
