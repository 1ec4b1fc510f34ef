import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Stack, Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { Fund, FundKind } from './listFunds.ts';

export interface FundsListProps {
  /** The funds to show, in their order; at least one. */
  funds: readonly Fund[];
}

/**
 * One amount large, the one that can be spent where there is one, and the others below it: what the total consists of,
 * the total, and below it the advance, which the total does not include.
 */
export function FundsList({ funds }: FundsListProps) {
  const { t } = useLingui();
  const format = useFormat();
  const total = funds.find(({ kind }) => kind === 'total');
  const headline = funds.find(({ kind }) => kind === 'approved') ?? total ?? funds[0];
  const others = funds.filter((fund) => fund !== headline);

  return (
    <List>
      {headline && (
        <Stack gap={0}>
          <Text as="dt" tone="muted" size={14}>
            {t(names[headline.kind])}
          </Text>
          <Text as="dd" size={32} weight="bold" isNumeric>
            {format.money(headline.amount)}
          </Text>
        </Stack>
      )}
      {others.map(({ kind, amount }) => (
        <Line key={kind}>
          <Text
            as="dt"
            tone={kind === 'total' ? 'neutral' : 'muted'}
            size={14}
            weight={kind === 'total' ? 'bold' : 'regular'}
          >
            {t(names[kind])}
            {kind === 'advance' && total && (
              <Text size={12} tone="muted">
                <Trans>Not included in the total</Trans>
              </Text>
            )}
          </Text>
          <Text as="dd" size={14} weight={kind === 'total' ? 'bold' : 'medium'} isNumeric>
            {format.money(amount)}
          </Text>
        </Line>
      ))}
    </List>
  );
}

const names: Readonly<Record<FundKind, MessageDescriptor>> = {
  approved: msg`Available`,
  advance: msg`Available in advance`,
  active: msg`Active funds`,
  royalty: msg`Royalties`,
  total: msg`Total`,
};

const List = styled.dl`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  margin: 0;

  dd {
    margin: 0;
  }
`;

const Line = styled.div`
  display: flex;
  gap: var(--space-4);
  align-items: baseline;
  justify-content: space-between;
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--color-line);
`;
