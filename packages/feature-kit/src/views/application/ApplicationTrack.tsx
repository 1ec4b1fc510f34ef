import { useLingui } from '@lingui/react/macro';
import { Stepper, type Step, type StepState } from '@my-air/ui-kit';

import { useStepperWords } from '../../words/useChoiceWords.ts';

/** The stations of a channel's way to us. */
const stations = ['application', 'review', 'invitation'] as const;
type Station = (typeof stations)[number];

const places: Readonly<Record<string, readonly [at: Station, state: StepState]>> = {
  pending: ['application', 'current'],
  rejected_low_metrics: ['application', 'failed'],
  moderation: ['review', 'current'],
  rejected: ['review', 'failed'],
  pending_channel_auto_invitation_dispatch: ['invitation', 'current'],
  invitation_sent: ['invitation', 'current'],
};

export interface ApplicationTrackProps {
  /** The status of the channel, in the server's word. */
  status: string;
}

/** How far a channel is on its way to us; nothing for a status without a known place. */
export function ApplicationTrack({ status }: ApplicationTrackProps) {
  const { t } = useLingui();
  const words = useStepperWords();
  const labels: Readonly<Record<Station, string>> = {
    application: t`Application`,
    review: t({ context: 'stage', message: 'Review' }),
    invitation: t`Invitation`,
  };
  const [at, state] = (Object.hasOwn(places, status) && places[status]) || [];
  if (!at || !state) return null;

  const current = stations.indexOf(at);
  const steps = stations.map((station, index): Step => ({
    id: station,
    label: labels[station],
    state: index < current ? 'done' : index === current ? state : 'upcoming',
  }));
  return <Stepper isCompact label={t`Progress of the application`} steps={steps} {...words} />;
}
