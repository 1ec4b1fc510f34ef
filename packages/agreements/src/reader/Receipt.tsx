import { Trans, useLingui } from '@lingui/react/macro';
import type { Agreement } from '@my-air/api-client/contract';
import { useFormat } from '@my-air/i18n';
import { Row, Status, Text, TextLink } from '@my-air/ui-kit';

import { isAgreed } from '../accepting/isAgreed.ts';

export interface ReceiptProps {
  /** The agreement with its acceptance; what the server leaves out is not drawn. */
  agreement: Agreement;
}

/** Whether and when an agreement was accepted, in which version, with its document and its signed copy. */
export function Receipt({ agreement }: ReceiptProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { url, scanned_copy_url, agreed_at, version } = agreement;
  const date = format.dateTime(agreed_at);

  return (
    <Row gap={4} wrap align="center">
      {isAgreed(agreement) && (
        <Status tone="positive">
          {agreed_at ? <Trans>Accepted on {date}</Trans> : <Trans context="agreement">Accepted</Trans>}
        </Status>
      )}
      {typeof version === 'number' && (
        <Text size={14} tone="muted">
          <Trans>Version {version}</Trans>
        </Text>
      )}
      {url && (
        <TextLink href={url} externalLabel={t`(opens another site)`}>
          <Trans>Open the document</Trans>
        </TextLink>
      )}
      {scanned_copy_url && (
        <TextLink href={scanned_copy_url} externalLabel={t`(opens another site)`}>
          <Trans>Signed copy</Trans>
        </TextLink>
      )}
    </Row>
  );
}
