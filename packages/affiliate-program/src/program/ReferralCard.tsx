import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCapability, usePortal } from '@my-air/feature-kit';
import { HelpLink } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { Card, StatTile, Text, TextLink } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { helpArticle } from './programIds.ts';
import { referralProgramQuery } from './referralProgram.api.ts';
import { sumReferrals } from './sumReferrals.ts';

/**
 * On home: the results of a user's links or, for users who are not in the program, the way to the page that
 * explains it.
 */
export function ReferralCard() {
  const isInProgram = useCapability('referral_program');

  return (
    <Card title={<Trans>Referral program</Trans>}>
      {isInProgram ? (
        <Earned />
      ) : (
        <Text>
          <Trans>Invite other creators and earn a share of what their channels bring.</Trans>
        </Text>
      )}
      <TextLink render={<Link to="/affiliate-program" />}>
        {isInProgram ? <Trans>Open the referral program</Trans> : <Trans>How to join</Trans>}
      </TextLink>
      <HelpLink article={helpArticle}>
        <Trans>How the referral program works</Trans>
      </HelpLink>
    </Card>
  );
}

function Earned() {
  const { t } = useLingui();
  const format = useFormat();
  const { api } = usePortal();
  const { data: program } = useSuspenseQuery(referralProgramQuery(api));
  const { registration_count: registrations } = sumReferrals(program);
  const { total_amount_usd: total, pending_amount_usd } = program;
  const pending = format.money(pending_amount_usd);

  return (
    <>
      <StatTile
        label={t`Earned in total`}
        value={typeof total === 'number' ? format.money(total) : '–'}
        hint={typeof pending_amount_usd === 'number' ? <Trans>{pending} pending</Trans> : undefined}
      />
      {typeof registrations === 'number' && (
        <Text size={14} tone="muted">
          <Plural
            value={registrations}
            one="# registration by your links"
            other="# registrations by your links"
          />
        </Text>
      )}
    </>
  );
}
