import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Button, ProgressBar, Row } from '@my-air/ui-kit';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';

import type { OutgoingMessage } from './OutgoingMessage.ts';
import { uploadSharesAtom } from './tabNews.ts';
import type { OutgoingActions } from './useOutgoing.ts';

export interface UploadProgressProps {
  /** The message whose files are being sent. */
  message: OutgoingMessage;
  /** Called with the message to stop. */
  onStop: OutgoingActions['onStop'];
  /** Whether the Tab key reaches its button. */
  isReachable: boolean;
}

/** The progress of a message's files; they can be stopped until all of them have been sent. */
export function UploadProgress({ message, onStop, isReachable }: UploadProgressProps) {
  const { t } = useLingui();
  const format = useFormat();
  const share = useAtomValue(uploadSharesAtom).get(message.key);
  const size = message.files.reduce((sum, file) => sum + file.size, 0);
  const total = format.fileSize(size);
  const sent = format.fileSize(size * (share ?? 0));
  const canStop = share !== undefined && share < 1;

  return (
    <Progress>
      <ProgressBar
        label={t`Sending the files`}
        value={share === undefined ? undefined : Math.floor(share * 100)}
      />
      <Row gap={2} justify="between" align="center">
        <Amount>
          {share === undefined ? (
            <Trans>{total} on the way</Trans>
          ) : (
            <Trans>
              {sent} of {total}
            </Trans>
          )}
        </Amount>
        {canStop && (
          <Button size="s" variant="quiet" tabIndex={isReachable ? 0 : -1} onClick={() => onStop(message)}>
            <Trans>Stop</Trans>
          </Button>
        )}
      </Row>
    </Progress>
  );
}

const Progress = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  min-width: min(14rem, 60vw);
`;

const Amount = styled.span`
  color: var(--color-muted);
  font-size: var(--font-size-12);
  font-variant-numeric: tabular-nums;
`;
