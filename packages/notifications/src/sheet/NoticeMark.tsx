import { Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import { noticeKind } from './noticeKinds.tsx';

export interface NoticeMarkProps {
  /** The type, as the server names it. */
  type: string;
  /** Whether the notification still has to be dealt with. */
  isWaiting: boolean;
}

/** The icon of a kind of notification, with a dot until it was dealt with; the text beside it says so too. */
export function NoticeMark({ type, isWaiting }: NoticeMarkProps) {
  const { tone, icon } = noticeKind(type);

  return (
    <Mark forwardedAs="span" aria-hidden data-kind={isWaiting ? tone : undefined}>
      {icon}
      {isWaiting && <Dot forwardedAs="i" />}
    </Mark>
  );
}

const Mark = styled(Text)`
  position: relative;
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  color: var(--color-muted);
  background: var(--color-sunken);
  border-radius: var(--radius-control);

  > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  &[data-kind='info'] {
    color: var(--color-info-text);
    background: var(--color-info-soft);
  }
  &[data-kind='warning'] {
    color: var(--color-warning-text);
    background: var(--color-warning-soft);
  }
  &[data-kind='positive'] {
    color: var(--color-positive-text);
    background: var(--color-positive-soft);
  }
  &[data-kind='accent'] {
    color: var(--color-accent-text);
    background: var(--color-accent-soft);
  }
`;

const Dot = styled(Text)`
  position: absolute;
  inset-block-start: -0.1875rem;
  inset-inline-end: -0.1875rem;
  width: 0.625rem;
  height: 0.625rem;
  background: var(--color-accent);
  border: 2px solid var(--notice-ground, var(--color-raised));
  border-radius: 50%;
  box-sizing: content-box;
  forced-color-adjust: none;

  @media (forced-colors: active) {
    background: Highlight;
    border-color: Canvas;
  }
`;
