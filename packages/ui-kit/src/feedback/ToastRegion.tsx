import BadgeCheck from 'lucide-react/icons/badge-check';
import Bell from 'lucide-react/icons/bell';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import type { LucideIcon } from 'lucide-react/types';
import { useEffect, useRef, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';

/** The kind of a message, shown by colour, icon and word. */
export type ToastType = 'important' | 'warning' | 'success' | 'save' | 'error' | 'critical' | 'info';

/** A message that floats for a while. */
export interface ToastItem {
  id: string;
  type: ToastType;
  title?: string | undefined;
  text?: string | undefined;
  /** The number of times that the same message came. @default 1 */
  count?: number | undefined;
  /** Whether the message is being removed, and fades out. @default false */
  isLeaving?: boolean | undefined;
  action?: { label: string; onAct: () => void } | undefined;
}

/** The texts of the toasts. */
export interface ToastLabels {
  /** The name of the region. */
  region: string;
  /** The label of a message's close button. */
  dismiss: string;
  /** The word for each type, so that colour is never the only sign of it. */
  types: Record<ToastType, string>;
}

export interface ToastRegionProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The messages, the newest last. */
  toasts: readonly ToastItem[];
  /** Called with the id of a message that the user dismisses. */
  onDismiss: (id: string) => void;
  /**
   * Called with true when the messages must stay, because they are pointed at or hold the focus, and with
   * false when they may go.
   */
  onPauseChange?: ((isPaused: boolean) => void) | undefined;
  /** The texts of the region and its messages. */
  labels: ToastLabels;
}

/** The region of floating messages; the caller announces and removes them. */
export function ToastRegion({ toasts, onDismiss, onPauseChange, labels, ...rest }: ToastRegionProps) {
  const isHeld = useRef(false);

  function hold(isHolding: boolean) {
    if (isHeld.current === isHolding) return;
    isHeld.current = isHolding;
    onPauseChange?.(isHolding);
  }

  useEffect(() => {
    // A message that is removed under the pointer or with the focus fires no event.
    if (toasts.length === 0) hold(false);
  });

  return (
    <Region
      tabIndex={-1}
      aria-label={labels.region}
      onPointerEnter={() => hold(true)}
      onPointerLeave={({ currentTarget }) => hold(currentTarget.contains(document.activeElement))}
      onFocus={() => hold(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        hold(currentTarget.contains(relatedTarget) || currentTarget.matches(':hover'))
      }
      {...rest}
    >
      <List>
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} onDismiss={onDismiss} labels={labels} />
        ))}
      </List>
    </Region>
  );
}

interface ToastProps extends Pick<ToastRegionProps, 'onDismiss' | 'labels'> {
  toast: ToastItem;
}

function Toast({ toast, onDismiss, labels }: ToastProps) {
  const { id, type, title, text, count = 1, action, isLeaving } = toast;
  const Icon = icons[type];
  return (
    <Sheet data-type={type} data-leaving={isLeaving || undefined}>
      <Icon aria-hidden />
      <Words>
        <Type>
          {labels.types[type]}
          {count > 1 && ` × ${count}`}
        </Type>
        {title !== undefined && <strong>{title}</strong>}
        {text !== undefined && <span>{text}</span>}
        {action && (
          <div>
            <Button size="s" onClick={action.onAct}>
              {action.label}
            </Button>
          </div>
        )}
      </Words>
      <IconButton size="s" label={labels.dismiss} icon={<X />} onClick={() => onDismiss(id)} />
    </Sheet>
  );
}

const icons: Record<ToastType, LucideIcon> = {
  important: Bell,
  warning: TriangleAlert,
  success: CircleCheck,
  save: BadgeCheck,
  error: CircleX,
  critical: OctagonAlert,
  info: Info,
};

const Region = styled.section`
  position: fixed;
  z-index: var(--layer-toast);
  inset-block-end: calc(var(--toast-offset, 0px) + var(--space-4));
  inset-inline: var(--space-4);
  display: flex;
  justify-content: flex-end;
  pointer-events: none;

  &:focus-visible {
    outline: none;
  }
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  width: min(24rem, 100%);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Sheet = styled.li`
  --tone: var(--color-info-text);

  display: flex;
  gap: var(--space-3);
  align-items: flex-start;
  padding: var(--space-3) var(--space-3) var(--space-3) var(--space-4);
  color: var(--color-text);
  font-size: var(--font-size-14);
  background: var(--color-floating);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-floating);
  pointer-events: auto;
  transition: opacity var(--motion-fade);
  animation: kit-arrive var(--motion-medium);

  &[data-leaving] {
    opacity: 0;
  }
  &[data-type='success'],
  &[data-type='save'] {
    --tone: var(--color-positive-text);
  }
  &[data-type='warning'] {
    --tone: var(--color-warning-text);
  }
  &[data-type='important'] {
    --tone: var(--color-accent-text);
  }
  &[data-type='error'],
  &[data-type='critical'] {
    --tone: var(--color-critical-text);
  }
  &[data-type='critical'] {
    border-color: var(--color-critical-text);
  }
  > svg {
    flex-shrink: 0;
    width: 1.25rem;
    height: 1.25rem;
    color: var(--tone);
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 0.125rem;
  min-width: 0;
  overflow-wrap: anywhere;

  > div {
    margin-top: var(--space-2);
  }
`;

const Type = styled.span`
  color: var(--tone);
  font-size: var(--font-size-12);
  font-weight: 600;
`;
