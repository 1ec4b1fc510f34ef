import { Plural, Trans } from '@lingui/react/macro';
import type { Partner } from '@my-air/api-client/contract';
import { Text } from '@my-air/ui-kit';

export interface P2pFactsProps {
  /** The partner whose payments to other partners are counted. */
  partner: Pick<Partner, 'p2p_payments_count' | 'p2p_pending_count' | 'p2p_wallet'>;
}

/** Payments between partners: their number, those under way, and the wallet that receives them. */
export function P2pFacts({ partner }: P2pFactsProps) {
  const done = partner.p2p_payments_count ?? 0;
  const pending = partner.p2p_pending_count ?? 0;
  const wallet = partner.p2p_wallet;

  return (
    <div>
      <Text size={14} tone="muted">
        <Plural value={done} one="# P2P payment" other="# P2P payments" />
        {pending > 0 && (
          <>
            {' · '}
            <Plural value={pending} one="# under way" other="# under way" />
          </>
        )}
      </Text>
      {wallet && (
        <Text size={14} tone="muted">
          <Trans>Wallet: {wallet}</Trans>
        </Text>
      )}
    </div>
  );
}
