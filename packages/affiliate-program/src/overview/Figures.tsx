import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Card, Stack, StatTile } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { ReferralProgram } from '../contract.ts';
import { conversion } from '../links/conversion.ts';
import { sumReferrals } from '../program/sumReferrals.ts';

export interface FiguresProps {
  /** The program; figures that the server leaves out are a dash, or not drawn. */
  program: ReferralProgram;
}

/**
 * The results of the program: each figure with its meaning. Pending and paid are shown where the server tells
 * them apart.
 */
export function Figures({ program }: FiguresProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { hit_count, registration_count } = sumReferrals(program);
  const share = conversion(hit_count, registration_count);
  const known = (value: number | null | undefined, write: (value: number) => string) =>
    typeof value === 'number' ? write(value) : '–';
  const { total_amount_usd, pending_amount_usd, paid_amount_usd } = program;

  return (
    <Card>
      <Stack gap={6}>
        <Tiles>
          <StatTile
            size="l"
            label={t`Earned in total`}
            value={known(total_amount_usd, format.money)}
            hint={<Trans>Your share of what the channels you brought have earned so far</Trans>}
          />
          {typeof pending_amount_usd === 'number' && (
            <StatTile
              label={t`Pending`}
              value={format.money(pending_amount_usd)}
              hint={<Trans>Earned, not paid out yet</Trans>}
            />
          )}
          {typeof paid_amount_usd === 'number' && (
            <StatTile
              label={t`Paid`}
              value={format.money(paid_amount_usd)}
              hint={<Trans>Already paid to you</Trans>}
            />
          )}
        </Tiles>
        <Tiles>
          <StatTile
            label={t`Visits`}
            value={known(hit_count, format.number)}
            hint={<Trans>How often your links were opened</Trans>}
          />
          <StatTile
            label={t`Registrations`}
            value={known(registration_count, format.number)}
            hint={<Trans>People who created an account through your links</Trans>}
          />
          <StatTile
            label={t`Conversion`}
            value={known(share, format.percent)}
            hint={<Trans>Registrations for each visit</Trans>}
          />
        </Tiles>
      </Stack>
    </Card>
  );
}

/** Three beside each other, so that the figures of both lines stand below each other. */
const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: var(--space-6);
`;
