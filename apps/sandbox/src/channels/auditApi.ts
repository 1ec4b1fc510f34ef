import { type Audit, getAudit, requestAudit } from '@my-air/accounts/contract';
import { eq } from 'drizzle-orm';

import { day } from '../Clock.ts';
import type { Queries } from '../database/Database.ts';
import { audits, type ChannelRow } from '../database/schema.ts';
import { HttpError } from '../http/HttpError.ts';
import { say } from '../http/sentences.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import type { ApiArea } from '../Platform.ts';
import { findChannel } from './findChannels.ts';

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
      stats: completedAt && auditStats(channel, completedAt),
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

/** The findings of a channel's audit: numbers that grow with the channel, the same in every answer. */
function auditStats(
  { subscriberCount, platformGuid }: Pick<ChannelRow, 'subscriberCount' | 'platformGuid'>,
  completedAt: Date,
): NonNullable<Audit['stats']> {
  const audience = subscriberCount ?? 0;
  const character = Array.from(platformGuid).reduce((sum, sign) => sum + sign.charCodeAt(0), 0);
  const shorts = 4 + (character % 17);
  const videos = 2 + (character % 7);
  const views = Math.round(audience * (1.4 + (character % 10) / 10));
  const search = 18 + (character % 20);
  const suggested = 30 + (character % 15);
  const from = new Date(completedAt.getTime() - span * 86_400_000);
  return {
    published_shorts: shorts,
    published_videos: videos,
    average_short_duration: 24 + (character % 30),
    average_video_duration: 410 + (character % 600),
    daily_publishing: Math.round((100 * (shorts + videos)) / span) / 100,
    views,
    monetized_playbacks: Math.round(views * 0.46),
    traffic_sources: [
      { name: 'YouTube search', percent: search },
      { name: 'Suggested videos', percent: suggested },
      { name: 'Browse features', percent: 100 - search - suggested - 9 },
      { name: 'External', percent: 9 },
    ],
    period: { from: from.toISOString().slice(0, 10), to: completedAt.toISOString().slice(0, 10) },
  };
}

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
