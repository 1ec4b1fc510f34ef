import { useLingui } from '@lingui/react/macro';
import { useBrandName } from '@my-air/feature-kit/views';
import { CloseIcon, IconButton } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { Message } from '../contract.ts';
import { plainText } from '../message/plainText.ts';

export interface ReplyPreviewProps {
  /** The message that is answered; without one, a message is being edited. */
  replyTo: Message | undefined;
  /** Called to leave the answer or the edit. */
  onCancel: () => void;
}

/** The purpose of the text below it: an answer, or an edit. */
export function ReplyPreview({ replyTo, onCancel }: ReplyPreviewProps) {
  const { t } = useLingui();
  const brand = useBrandName();
  const name = replyTo?.user?.me ? t`yourself` : (replyTo?.user?.name ?? brand);

  return (
    <Bar>
      <span>
        <strong>{replyTo ? t`Replying to ${name}` : t`Editing a message`}</strong>
        {/* The full text is in the conversation above. */}
        {replyTo && (
          <Quoted dir="auto" data-excerpt>
            {plainText(replyTo)}
          </Quoted>
        )}
      </span>
      <IconButton
        size="s"
        label={replyTo ? t`Do not reply to this message` : t`Cancel editing`}
        icon={<CloseIcon />}
        onClick={onCancel}
      />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  margin-bottom: var(--space-2);
  padding-inline-start: var(--space-3);
  font-size: var(--font-size-12);
  border-inline-start: 3px solid var(--color-accent);

  > span {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-width: 0;
  }
`;

const Quoted = styled.span`
  overflow: hidden;
  color: var(--color-muted);
  text-overflow: ellipsis;
  white-space: nowrap;
`;
