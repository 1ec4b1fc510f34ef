import { day } from '../Clock.ts';
/** The progress of an audit at a moment, computed from the time of the request. */
export interface AuditProgress {
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
