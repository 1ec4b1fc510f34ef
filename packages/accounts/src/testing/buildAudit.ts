import type { Audit } from '../contract.ts';

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** An audit that is done, with its figures. */
export function buildAudit(audit: Partial<Audit> = {}): Audit {
  const isDone = audit.status === undefined || audit.status.startsWith('completed');
  return {
    status: 'completed_recently',
    chat_id: 21,
    estimated_date: daysFromNow(isDone ? -2 : 3),
    completed_date: isDone ? daysFromNow(-2) : null,
    audit_request_not_allowed_until: daysFromNow(27.5),
    is_contributed: true,
    stats: isDone
      ? {
          published_shorts: 9,
          published_videos: 4,
          average_short_duration: 41,
          average_video_duration: 725,
          daily_publishing: 0.46,
          views: 204_113,
          monetized_playbacks: 93_892,
          traffic_sources: [
            { name: 'External', percent: 9 },
            { name: 'YouTube search', percent: 28 },
            { name: 'Carrier pigeons', percent: 63 },
          ],
          period: { from: '2026-10-01', to: '2026-10-28' },
        }
      : null,
    ...audit,
  };
}
