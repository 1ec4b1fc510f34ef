import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Card, StatTile } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { ReferralProgram } from '../contract.ts';
import { conversion } from '../links/conversion.ts';
import { countRegistrations } from '../program/countRegistrations.ts';

export interface FiguresProps {
  program: ReferralProgram;
}

/** What the program has brought: each figure with what it means. */
export function Figures({ program }: FiguresProps) {
  const { t } = useLingui();
  const format = useFormat();
  const links = [...(program.referral_links_new ?? []), ...(program.referral_links_legacy ?? [])];
  const hits = links.reduce((sum, { hit_count }) => sum + (hit_count ?? 0), 0);
  const registrations = countRegistrations(program);
  const share = conversion(hits, registrations);
  const { total_amount_usd } = program;

  return (
    <Card>
      <Tiles>
        <StatTile
          size="l"
          label={t`Earned in total`}
          value={typeof total_amount_usd === 'number' ? format.money(total_amount_usd) : '–'}
          hint={<Trans>Your share of what the channels you brought have earned so far</Trans>}
        />
        <StatTile
          label={t`Visits`}
          value={format.number(hits)}
          hint={<Trans>How often your links were opened</Trans>}
        />
        <StatTile
          label={t`Registrations`}
          value={format.number(registrations)}
          hint={<Trans>People who created an account through your links</Trans>}
        />
        <StatTile
          label={t`Conversion`}
          value={share === undefined ? '–' : format.percent(share)}
          hint={<Trans>Registrations for each visit</Trans>}
        />
      </Tiles>
    </Card>
  );
}

/** The first figure is the largest, and an amount stays on one line. */
const Tiles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-6);

  > * {
    flex: 1 1 10rem;
  }
  > :first-child {
    flex: 2 1 18rem;
  }
`;
