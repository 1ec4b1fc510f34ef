import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';

export interface AboutMessageProps {
  /** The text of the message. */
  text: string;
}

/** The message of a chat that a question is about. */
export function AboutMessage({ text }: AboutMessageProps) {
  return (
    <Quoted>
      <strong>
        <Trans>About this message</Trans>
      </strong>
      <span dir="auto">{text}</span>
    </Quoted>
  );
}

const Quoted = styled.blockquote`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  margin: 0;
  padding-inline-start: var(--space-3);
  font-size: var(--font-size-14);
  border-inline-start: 3px solid var(--color-accent);

  > span {
    display: -webkit-box;
    overflow: hidden;
    color: var(--color-muted);
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;
