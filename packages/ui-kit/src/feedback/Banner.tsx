import X from 'lucide-react/icons/x';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { IconButton } from '../button/IconButton.tsx';
import { checkTone, type StatusTone } from './checkTone.ts';
import { statusTones, toneIcons } from './tone.tsx';

export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The severity of the message, shown by colour and icon; `critical` interrupts screen readers. */
  tone: StatusTone;
  /** The heading of the message; without it there is only the text. */
  title?: ReactNode | undefined;
  /** The control beside the text, such as a button that solves the problem. */
  action?: ReactNode | undefined;
  /** Whether it tells of a success as it happens: its icon springs up once, and stays still under reduced motion. @default false */
  isMoment?: boolean | undefined;
  /** Called when the user dismisses the banner; without it the banner cannot be dismissed. */
  onClose?: (() => void) | undefined;
  /** The label of the close button; without it there is no close button. */
  closeLabel?: string | undefined;
}

/** A message about the screen that it is shown on. */
export function Banner({
  tone,
  title,
  action,
  isMoment = false,
  onClose,
  closeLabel,
  children,
  ...rest
}: BannerProps) {
  checkTone('Banner', tone, statusTones);
  const Icon = toneIcons[tone];
  return (
    <Frame
      role={tone === 'critical' ? 'alert' : 'status'}
      {...rest}
      data-tone={tone}
      data-moment={isMoment || undefined}
      data-closable={onClose && closeLabel ? '' : undefined}
    >
      <Icon aria-hidden />
      <Words>
        {title !== undefined && <strong>{title}</strong>}
        {children !== undefined && <div>{children}</div>}
      </Words>
      {action}
      {onClose && closeLabel && <Cross size="s" label={closeLabel} icon={<X />} onClick={onClose} />}
    </Frame>
  );
}

const Frame = styled.div`
  --tone: var(--color-muted);

  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;
  padding: var(--space-3) var(--space-4);
  font-size: var(--font-size-14);
  background: var(--color-sunken);
  border: 1px solid color-mix(in oklab, var(--tone) 22%, transparent);
  border-radius: var(--radius-control);

  &[data-tone='info'] {
    --tone: var(--color-info-text);

    background: var(--color-info-soft);
  }
  &[data-tone='positive'] {
    --tone: var(--color-positive-text);

    background: var(--color-positive-soft);
  }
  &[data-tone='warning'] {
    --tone: var(--color-warning-text);

    background: var(--color-warning-soft);
  }
  &[data-tone='critical'] {
    --tone: var(--color-critical-text);

    background: var(--color-critical-soft);
  }
  &[data-closable] {
    position: relative;
    padding-inline-end: calc(var(--space-4) + 2.5rem);
  }
  &[data-moment] > svg {
    animation: kit-spring 500ms ease-out;

    @media (prefers-reduced-motion: reduce) {
      animation: none;
    }
  }
  > svg {
    flex-shrink: 0;
    width: 1.25rem;
    height: 1.25rem;
    color: var(--tone);
  }
`;

const Words = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/* In the corner, however many lines the text takes. */
const Cross = styled(IconButton)`
  position: absolute;
  inset-block-start: var(--space-1);
  inset-inline-end: var(--space-1);
`;
