import { Trans, useLingui } from '@lingui/react/macro';
import { channelsQuery } from '@my-air/feature-kit/data';
import { usePortal } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import { Card, StatTile, VisuallyHidden, media } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';

import { pulseOf } from './pulseOf.ts';

/** The creator's channels in sum: the connected ones, those on their way, and their subscribers. */
export function PulseCard() {
  const { t } = useLingui();
  const format = useFormat();
  const { api } = usePortal();
  const { data: channels } = useSuspenseQuery(channelsQuery(api));
  const pulse = pulseOf(channels);

  return (
    <Card title={<Trans>Pulse of your ecosystem</Trans>}>
      <Figures>
        <StatTile label={t`Followers`} value={<CompactNumber value={pulse.followers} />} />
        <StatTile label={t`Connected channels`} value={format.number(pulse.connected)} />
        <StatTile label={t`Channels in review`} value={format.number(pulse.underWay)} />
        <StatTile label={t`With issues`} value={format.number(pulse.withIssues)} />
      </Figures>
    </Card>
  );
}

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  gap: var(--space-4);

  ${media.up('sm')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

interface CompactNumberProps {
  /** The number; without one a dash is shown. */
  value: number | null | undefined;
}

/** A number, short for the eye, and exact on hover and for screen readers. */
function CompactNumber({ value }: CompactNumberProps) {
  const { short, exact } = useFormat().compactWithExact(value);
  if (short === exact) return exact;

  return (
    <span title={exact}>
      <span aria-hidden>{short}</span>
      <VisuallyHidden>{exact}</VisuallyHidden>
    </span>
  );
}
