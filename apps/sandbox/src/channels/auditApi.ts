import { type Audit, getAudit, requestAudit } from '@my-air/accounts/contract';
import { and, eq, gte, lt } from 'drizzle-orm';

import { day } from '../Clock.ts';
import type { Queries } from '../database/Database.ts';
import { aiChannels, aiVideos, audits, type ChannelRow } from '../database/schema.ts';
import { HttpError } from '../http/HttpError.ts';
import { say } from '../http/sentences.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import type { ApiArea } from '../Platform.ts';
import { findChannel } from './findChannels.ts';
import { daysBefore } from './statisticsDays.ts';

/** The progress of an audit at a moment, computed from the time of the request. */
interface AuditProgress {
  readonly status: 'open' | 'in_progress' | 'completed_recently' | 'completed';
  /** When it is, or was, expected to be done. */
  readonly estimatedAt: Date;
  readonly completedAt: Date | null;
  /** The time from which another audit may be requested. */
  readonly nextAllowedAt: Date;
}

/** From the request on: when an analyst takes it up, when it is done, and when the next one is allowed. */
const milestones = { taken: 1 * day, done: 7 * day, nextAllowed: 37 * day };
/** How long a done audit counts as a recent one. */
const recently = 7 * day;

/** How many days an audit looks back. */
const span = 28;

/** The audit of a channel: asked for by the partner, done by our analysts, moved on by the clock. */
export const auditApi: ApiArea = (sandbox) => async (app) => {
  const { clock } = sandbox;

  async function auditOf(db: Queries, channel: ChannelRow): Promise<Audit | null> {
    const [audit] = await db.select().from(audits).where(eq(audits.channelId, channel.id));
    if (!audit) return null;
    const { status, estimatedAt, completedAt, nextAllowedAt } = auditAt(audit.requestedAt, clock.now());
    return {
      status,
      chat_id: channel.chatId,
      estimated_date: estimatedAt.toISOString(),
      completed_date: completedAt?.toISOString() ?? null,
      audit_request_not_allowed_until: nextAllowedAt.toISOString(),
      is_contributed: completedAt !== null && channel.status === 'connected',
      stats: completedAt && (await auditStats(db, channel, completedAt)),
    };
  }

  registerEndpoint(app, sandbox, getAudit, async ({ db, scope, params }, { partner }) => ({
    audit: await auditOf(db, await findChannel(scope, partner.id, params)),
  }));

  registerEndpoint(app, sandbox, requestAudit, async ({ db, scope, params }, { partner }) => {
    const channel = await findChannel(scope, partner.id, params);
    const now = clock.now();
    const [running] = await db.select().from(audits).where(eq(audits.channelId, channel.id));
    if (running && auditAt(running.requestedAt, now).nextAllowedAt > now) {
      throw new HttpError(409, say('audit_not_yet'));
    }
    await db
      .insert(audits)
      .values({ channelId: channel.id, requestedAt: now })
      .onConflictDoUpdate({
        target: audits.channelId,
        set: { requestedAt: now, round: (running?.round ?? 0) + 1 },
      });
    return { audit: (await auditOf(db, channel))! };
  });
};

/**
 * The findings of a channel's audit: the views are those of its statistics, and the videos those of AI metadata where it
 * knows the channel, so that every screen shows the same figures. The others are the same in every answer.
 */
async function auditStats(
  db: Queries,
  channel: Pick<ChannelRow, 'id' | 'subscriberCount' | 'platformGuid'>,
  completedAt: Date,
): Promise<NonNullable<Audit['stats']>> {
  const days = daysBefore(channel, completedAt, span);
  const [from = '', to = ''] = [days[0]?.date, days.at(-1)?.date];
  const views = days.reduce((sum, one) => sum + (one.views ?? 0), 0);
  const character = Array.from(channel.platformGuid).reduce((sum, sign) => sum + sign.charCodeAt(0), 0);
  const found = await db
    .select({ type: aiVideos.videoType, seconds: aiVideos.durationSeconds })
    .from(aiVideos)
    .innerJoin(aiChannels, eq(aiChannels.id, aiVideos.aiChannelId))
    .where(
      and(
        eq(aiChannels.channelId, channel.id),
        gte(aiVideos.publishedAt, new Date(from)),
        lt(aiVideos.publishedAt, new Date(new Date(to).getTime() + day)),
      ),
    );
  const published = found.length > 0 ? found : usualVideos(character);
  const shorts = published.filter(({ type }) => type === 'short');
  const videos = published.filter(({ type }) => type !== 'short');
  const search = 18 + (character % 20);
  const suggested = 30 + (character % 15);
  return {
    published_shorts: shorts.length,
    published_videos: videos.length,
    average_short_duration: averageSeconds(shorts),
    average_video_duration: averageSeconds(videos),
    daily_publishing: Math.round((100 * published.length) / span) / 100,
    views,
    monetized_playbacks: Math.round(views * 0.46),
    traffic_sources: [
      { name: 'YouTube search', percent: search },
      { name: 'Suggested videos', percent: suggested },
      { name: 'Browse features', percent: 100 - search - suggested - 9 },
      { name: 'External', percent: 9 },
    ],
    period: { from, to },
  };
}

interface PublishedVideo {
  readonly type: string;
  readonly seconds: number;
}

/** The videos of four weeks of a channel whose videos nothing else in the portal shows. */
function usualVideos(character: number): PublishedVideo[] {
  return [
    ...Array.from({ length: 4 + (character % 17) }, () => ({
      type: 'short',
      seconds: 24 + (character % 30),
    })),
    ...Array.from({ length: 2 + (character % 7) }, () => ({
      type: 'video',
      seconds: 410 + (character % 600),
    })),
  ];
}

/** The average length; null where there is no video. */
const averageSeconds = (videos: readonly PublishedVideo[]) =>
  videos.length === 0
    ? null
    : Math.round(videos.reduce((sum, { seconds }) => sum + seconds, 0) / videos.length);

export function auditAt(requestedAt: Date, now: Date): AuditProgress {
  const after = (milliseconds: number) => new Date(requestedAt.getTime() + milliseconds);
  const estimatedAt = after(milestones.done);
  return {
    status: statusAt(now.getTime() - requestedAt.getTime()),
    estimatedAt,
    completedAt: estimatedAt <= now ? estimatedAt : null,
    nextAllowedAt: after(milestones.nextAllowed),
  };
}

function statusAt(age: number): AuditProgress['status'] {
  if (age < milestones.taken) return 'open';
  if (age < milestones.done) return 'in_progress';
  return age - milestones.done <= recently ? 'completed_recently' : 'completed';
}
