import { Trans, useLingui } from '@lingui/react/macro';
import type { AgreementSummary } from '@my-air/api-client/contract';
import { useFormat } from '@my-air/i18n';
import { Button, Row, Text, TextLink } from '@my-air/ui-kit';

import { isAgreed } from '../accepting/isAgreed.ts';
import { agreementNames } from './agreementNames.ts';

export interface AgreementLineProps {
  /** One agreement, or those that are accepted together. */
  agreements: readonly AgreementSummary[];
  /** Called when the user wants to read them. */
  onRead: () => void;
}

/** One line of the list: the name, whether it is accepted and when, and the way to its text. */
export function AgreementLine({ agreements, onRead }: AgreementLineProps) {
  const { t } = useLingui();
  const format = useFormat();
  const names = agreementNames(agreements);
  const [first] = agreements;
  const date = format.shortDate(first?.agreed_at);
  const isPending = !first || !isAgreed(first);

  return (
    <Row as="li" justify="between" align="center">
      <div>
        <Text>{names}</Text>
        <Text
          size={14}
          tone={isPending ? 'warning' : 'muted'}
          title={first?.agreed_at ? format.dateTime(first.agreed_at) : undefined}
        >
          {isPending && <Trans>To accept</Trans>}
          {!isPending &&
            (first.agreed_at ? (
              <Trans>Accepted on {date}</Trans>
            ) : (
              <Trans context="agreement">Accepted</Trans>
            ))}
        </Text>
        {first?.scanned_copy_url && (
          <TextLink href={first.scanned_copy_url} externalLabel={t`(opens another site)`}>
            <Trans>Signed copy</Trans>
          </TextLink>
        )}
      </div>
      <Button
        size="s"
        variant={isPending ? 'secondary' : 'quiet'}
        aria-label={t`Read ${names}`}
        onClick={onRead}
      >
        <Trans>Read</Trans>
      </Button>
    </Row>
  );
}
