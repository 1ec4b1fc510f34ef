import type { Step, StepState } from '@my-air/ui-kit';

import type { ReviewStage } from '../reviews/Review.ts';

/** The stations of a channel's way to us. */
export const stations = ['application', 'review', 'invitation'] as const;
export type Station = (typeof stations)[number];

const places: Partial<Record<ReviewStage, readonly [at: Station, state: StepState]>> = {
  pending: ['application', 'current'],
  rejected_low_metrics: ['application', 'failed'],
  moderation: ['review', 'current'],
  rejected: ['review', 'failed'],
  pending_channel_auto_invitation_dispatch: ['invitation', 'current'],
  invitation_sent: ['invitation', 'current'],
};

/** The steps of a channel's application up to its stage; undefined for a stage without a known place. */
export function stageTrack(
  stage: ReviewStage,
  labels: Readonly<Record<Station, string>>,
): readonly Step[] | undefined {
  const place = places[stage];
  if (!place) return undefined;
  const current = stations.indexOf(place[0]);
  return stations.map((station, index) => ({
    id: station,
    label: labels[station],
    state: index < current ? 'done' : index === current ? place[1] : 'upcoming',
  }));
}
