import { Trans, useLingui } from '@lingui/react/macro';
import type { AgreementSummary } from '@my-air/api-client/contract';
import { usePortal, useUser } from '@my-air/feature-api';
import { useFormat } from '@my-air/i18n';
import { ItemBoundary } from '@my-air/feature-api/views';
import { Button, Card, Row, Stack, Text } from '@my-air/ui-kit';

import { together } from './together.ts';

/** Every agreement of the person: those that wait, and those that can be opened again. */
export function AgreementsCard() {
  const partner = useUser()?.partner;
  const pending = together(partner?.pending_agreements ?? []);
  const agreed = (partner?.agreements ?? []).map((agreement) => [agreement]);

  return (
    <Card title={<Trans>Agreements</Trans>}>
      {pending.length + agreed.length === 0 && (
        <div>
          <Text weight="medium">
            <Trans>No agreement yet</Trans>
          </Text>
          <Text tone="muted" size={14}>
            <Trans>What you accept stays here, to be read again at any time.</Trans>
          </Text>
        </div>
      )}
      <Stack as="ul" gap={3} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {[...pending, ...agreed].map((agreements) => (
          <ItemBoundary key={agreements.map(({ id }) => id).join('+')} of={agreements[0]} as="li">
            <AgreementLine agreements={agreements} />
          </ItemBoundary>
        ))}
      </Stack>
    </Card>
  );
}

function AgreementLine({ agreements }: { agreements: readonly AgreementSummary[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const { modals } = usePortal();
  const names = agreements.map(({ display_name, id }) => display_name ?? id).join(', ');
  const [first] = agreements;
  const date = format.date(first?.agreed_at);
  const isPending = !first?.agreed_at && !first?.is_agreed;

  return (
    <Row as="li" justify="between" align="center">
      <div>
        <Text>{names}</Text>
        <Text size={14} tone={isPending ? 'warning' : 'muted'}>
          {isPending && <Trans>Waiting for you</Trans>}
          {!isPending &&
            (first?.agreed_at ? (
              <Trans>Accepted on {date}</Trans>
            ) : (
              <Trans context="agreement">Accepted</Trans>
            ))}
        </Text>
      </div>
      <Button
        size="s"
        variant={isPending ? 'secondary' : 'quiet'}
        aria-label={t`Read ${names}`}
        onClick={() => void modals.open('agreement', { agreements })}
      >
        <Trans>Read</Trans>
      </Button>
    </Row>
  );
}
