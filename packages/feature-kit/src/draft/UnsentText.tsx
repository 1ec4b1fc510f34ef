import { Trans, useLingui } from '@lingui/react/macro';
import { Banner, Button, CopyButton, Row, Stack } from '@my-air/ui-kit';
import type { ReactNode } from 'react';

export interface UnsentTextProps {
  /** @default 'This text was not sent' */
  title?: ReactNode;
  /** The text that was typed after the answer had been sent; nothing is shown without it. */
  text: string | undefined;
  /** Called when the user deletes it. */
  onDelete: () => void;
}

/**
 * A text whose form is gone, because it accepts one answer or holds another text: it can be copied or
 * deleted.
 */
export function UnsentText({ title, text, onDelete }: UnsentTextProps) {
  const { t } = useLingui();
  if (text === undefined || text.trim() === '') return null;
  return (
    <Banner tone="warning" title={title ?? <Trans>This text was not sent</Trans>}>
      <Stack gap={2}>
        <span dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </span>
        <Row gap={2}>
          <CopyButton
            size="s"
            text={text}
            label={t`Copy`}
            copiedLabel={t`Copied`}
            failedLabel={t`Could not copy`}
          />
          <Button size="s" variant="quiet" onClick={onDelete}>
            <Trans>Delete</Trans>
          </Button>
        </Row>
      </Stack>
    </Banner>
  );
}
