import { Trans } from '@lingui/react/macro';
import { hasCapability, useUser } from '@my-air/feature-kit';
import { Button, Card, Stack, Text } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';

import { FundsList } from './FundsList.tsx';
import { listFunds } from './listFunds.ts';
import { listInstantMethods } from './listInstantMethods.ts';
import { P2pFacts } from './P2pFacts.tsx';
import { WaysToBePaid } from './WaysToBePaid.tsx';

/** A partner's money at a glance, and the next step with it, on home. */
export function MoneyCard() {
  const user = useUser();
  const capabilities = user?.partner?.capabilities;
  const funds = listFunds(user?.balance, capabilities);
  const methods = listInstantMethods(capabilities);
  const approved = funds.find(({ kind }) => kind === 'approved')?.amount ?? 0;
  const canWithdraw = hasCapability(user, 'withdraw_money') && approved > 0;

  return (
    <Card title={<Trans>Money</Trans>}>
      {funds.length > 0 ? (
        <FundsList funds={funds} />
      ) : (
        <Text tone="muted">
          <Trans>Your earnings appear here after the first monthly report of a connected channel.</Trans>
        </Text>
      )}
      {methods.length > 0 && <WaysToBePaid methods={methods} />}
      {user?.partner && hasCapability(user, 'p2p_payments') && <P2pFacts partner={user.partner} />}
      <Stack gap={2}>
        {canWithdraw && (
          <Button isWide render={<Link to="/finances/$page" params={{ page: 'payouts' }} preload={false} />}>
            <Trans>Withdraw</Trans>
          </Button>
        )}
        <Button
          variant={canWithdraw ? 'quiet' : 'secondary'}
          isWide
          render={<Link to="/finances/$page" params={{ page: 'account' }} preload={false} />}
        >
          <Trans>Open Finance</Trans>
        </Button>
      </Stack>
    </Card>
  );
}
