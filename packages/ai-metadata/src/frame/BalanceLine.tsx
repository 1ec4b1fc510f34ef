import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { QueryView } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { Button, Row, Status, Text } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { isLow } from './lowBalance.ts';
import { useReservedText } from './useReservedText.ts';
import { balanceQuery } from '../packages/packages.api.ts';

export interface BalanceLineProps {
  /** Whether the way to the packages is offered. */
  hasLink: boolean;
}

/** The translations that can be spent, those reserved beside them, and the link to the packages. */
export function BalanceLine({ hasLink }: BalanceLineProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { api } = usePortal();
  const reservedText = useReservedText();
  const result = useQuery(balanceQuery(api));

  return (
    <Row gap={3} wrap>
      <QueryView
        query={result}
        pending={null}
        isBanner
        failed={<Trans>The balance could not be loaded</Trans>}
      >
        {(result) => {
          if (result === null) return null;
          const { balance } = result;
          const left = format.number(balance);
          const reserved = reservedText(result);
          return (
            <>
              <Text as="span" weight="medium" isNumeric>
                {t`${plural(balance, { one: `${left} translation available`, other: `${left} translations available` })}`}
              </Text>
              {reserved !== undefined && (
                <Text as="span" size={14} tone="muted">
                  {reserved}
                </Text>
              )}
              {isLow(result) && (
                <Status tone="warning">
                  <Trans>Low balance</Trans>
                </Status>
              )}
            </>
          );
        }}
      </QueryView>
      {hasLink && (
        <Button render={<Link to="/ai-metadata/packages" />} size="s">
          <Trans>Buy translations</Trans>
        </Button>
      )}
    </Row>
  );
}
