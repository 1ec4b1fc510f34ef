import { Trans, useLingui } from '@lingui/react/macro';
import type { Agreement } from '@my-air/api-client/contract';
import { useFormat } from '@my-air/i18n';
import { Banner, Button, Heading, RichText, Row, Stack, Status, TextLink } from '@my-air/ui-kit';

import { isAgreed } from './agreements.api.ts';
import { Loading } from '../words/Loading.tsx';

export interface AgreementDocumentProps {
  /** The agreement with its text; undefined until it has come. */
  agreement: Agreement | undefined;
  /** Whether it did not come. */
  isFailed: boolean;
  /** Called when the person asks for it again. */
  onRetry: () => void;
  /** Whether its name stands above it. */
  isNamed: boolean;
}

/** The text of one agreement, with its links and the date of its acceptance. */
export function AgreementDocument({ agreement, isFailed, onRetry, isNamed }: AgreementDocumentProps) {
  const { t } = useLingui();
  const format = useFormat();

  if (isFailed) {
    return (
      <Banner
        tone="critical"
        action={
          <Button size="s" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>This agreement could not be loaded.</Trans>
      </Banner>
    );
  }
  if (!agreement) {
    return <Loading label={t`Loading the agreement`} lines={6} />;
  }

  const { display_name, url, scanned_copy_url, content_html, agreed_at } = agreement;
  const date = format.dateTime(agreed_at);
  return (
    <Stack as="article" gap={3}>
      {isNamed && <Heading level={3}>{display_name ?? agreement.id}</Heading>}
      {isAgreed(agreement) && (
        <Row>
          <Status tone="positive">
            {agreed_at ? <Trans>Accepted on {date}</Trans> : <Trans context="agreement">Accepted</Trans>}
          </Status>
        </Row>
      )}
      {content_html && <RichText html={content_html} />}
      <Row gap={4} wrap>
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
    </Stack>
  );
}
