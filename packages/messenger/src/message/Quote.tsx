import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { Message } from '../contract.ts';
import { plainText } from './plainText.ts';

export interface QuoteProps {
  /** The message that is answered; null when it no longer exists. */
  message: Message['replied_to_message'];
  /** Whether the Tab key reaches it. */
  isReachable: boolean;
  /** Called to scroll to the answered message. */
  onJump: () => void;
}

/** The message that another one answers, as a button that leads to it. */
export function Quote({ message, isReachable, onJump }: QuoteProps) {
  const { t } = useLingui();
  if (!message) return <Gone>{t`The original message no longer exists`}</Gone>;
  const [file] = message.attachments ?? [];
  const author = message.user?.me ? t`You` : (message.user?.name ?? t`Message`);
  const text = message.deleted_at
    ? t`The message was deleted`
    : plainText(message) || file?.name || t`Message`;

  return (
    <Press type="button" tabIndex={isReachable ? 0 : -1} onClick={onJump}>
      <VisuallyHidden>{t`In reply to`}</VisuallyHidden> <strong dir="auto">{author}</strong>{' '}
      <Words dir="auto" data-excerpt>
        {text}
      </Words>
    </Press>
  );
}

const Press = styled.button`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 30rem;
  margin-bottom: 0.25rem;
  padding: 0.25rem 0.625rem;
  color: inherit;
  font: inherit;
  font-size: var(--font-size-12);
  text-align: start;
  background: color-mix(in oklab, var(--color-text) 5%, transparent);
  border: 0;
  border-inline-start: 3px solid var(--color-accent);
  border-radius: var(--radius-chip);
  cursor: pointer;
`;

const Words = styled.span`
  overflow: hidden;
  color: var(--color-muted);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Gone = styled.div`
  margin-bottom: 0.25rem;
  padding-inline-start: 0.625rem;
  color: var(--color-muted);
  font-size: var(--font-size-12);
  font-style: italic;
  border-inline-start: 3px solid var(--color-outline);
`;
