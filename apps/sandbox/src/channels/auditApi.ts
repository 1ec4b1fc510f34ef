import { getAudit, requestAudit, type Audit } from '@my-air/accounts/contract';
import { eq } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { audits, type ChannelRow } from '../database/schema.ts';
import { HttpError } from '../http/HttpError.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import type { ApiPart } from '../Sandbox.ts';
import { auditAt } from './auditAt.ts';
import { auditStats } from './auditStats.ts';
import { findChannel } from './findChannels.ts';

/** The audit of a channel: asked for by the partner, done by our analysts, moved on by the clock. */
export const auditApi: ApiPart = (sandbox) => async (app) => {
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
      throw new HttpError(409, 'The next audit of this channel cannot be asked for yet.');
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
