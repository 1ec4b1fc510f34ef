import type { ReviewStage } from './Review.ts';

const known: ReadonlySet<string> = new Set<ReviewStage>([
  'pending',
  'moderation',
  'pending_channel_auto_invitation_dispatch',
  'invitation_sent',
  'rejected',
  'rejected_low_metrics',
  'issues_found',
  'waiting',
]);

/** The stage behind a word of the server's; `other` for one that this build does not know. */
export function stageOf(word: string | null | undefined): ReviewStage {
  return word && known.has(word) ? (word as ReviewStage) : 'other';
}
