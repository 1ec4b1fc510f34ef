import { Trans } from '@lingui/react/macro';
import type { Agreement } from '@my-air/api-client/contract';
import { Banner, Button, Heading, RichText, Stack } from '@my-air/ui-kit';
import { useState } from 'react';

import { isAgreed } from '../accepting/isAgreed.ts';
import { Receipt } from './Receipt.tsx';
import { ChangedText } from '../changes/ChangedText.tsx';

export interface AgreementDocumentProps {
  /** The agreement with its text. */
  agreement: Agreement;
  /** Whether its name is shown above it. */
  isNamed: boolean;
}

/**
 * The text of one agreement, with its receipt, its links and the changes since the version accepted before.
 */
export function AgreementDocument({ agreement, isNamed }: AgreementDocumentProps) {
  const [isCompared, setIsCompared] = useState(false);
  const { display_name, content_html, accepted_content_html } = agreement;
  const isNewVersion = Boolean(accepted_content_html && content_html) && !isAgreed(agreement);
  return (
    <Stack as="article" gap={3}>
      {isNamed && <Heading level={3}>{display_name ?? agreement.id}</Heading>}
      <Receipt agreement={agreement} />
      {isNewVersion && (
        <Banner
          tone="info"
          title={<Trans>This is a new version of an agreement you accepted</Trans>}
          action={
            <Button size="s" aria-pressed={isCompared} onClick={() => setIsCompared(!isCompared)}>
              {isCompared ? <Trans>Show the full text</Trans> : <Trans>Show what changed</Trans>}
            </Button>
          }
        />
      )}
      {isNewVersion && isCompared ? (
        <ChangedText before={accepted_content_html ?? ''} after={content_html ?? ''} />
      ) : (
        content_html && <RichText html={content_html} />
      )}
    </Stack>
  );
}
