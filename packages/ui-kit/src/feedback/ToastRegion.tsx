import { Toast as Base } from '@base-ui/react/toast';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Bell from 'lucide-react/icons/bell';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import type { LucideIcon } from 'lucide-react/types';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import type { ToastData, ToastManager, ToastType } from './createToastManager.ts';
import { media } from '../tokens/breakpoints.ts';

/** The texts of the toasts. */
export interface ToastLabels {
  /** The name of the region. */
  region: string;
  /** The label of a message's close button. */
  dismiss: string;
  /** The word for each type, so that colour is never the only sign of it. */
  types: Record<ToastType, string>;
}

export interface ToastRegionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Where the messages come from. */
  manager: ToastManager;
  /** The most messages that are shown; older ones come back when newer ones have left before them. @default 3 */
  limit?: number | undefined;
  /** The texts of the region and its messages. */
  labels: ToastLabels;
}

/** The region of floating messages, the newest at the bottom. F6 leads into it. The caller announces them. */
export function ToastRegion({ manager, limit = 3, labels, ...rest }: ToastRegionProps) {
  return (
    <Base.Provider toastManager={manager} limit={limit}>
      <Region aria-label={labels.region} aria-live="off" onKeyDown={keepFocusKey} {...rest}>
        <Toasts labels={labels} />
        <Measure ref={tellRoom} aria-hidden />
      </Region>
    </Base.Provider>
  );
}

/** The distance of the messages from the top of a phone, and of a dialog from them. */
const aroundMessages = 'max(var(--space-4), env(safe-area-inset-top)) + var(--space-2)';

/** Tells the styles of dialogs how much room the messages take: on a phone a dialog begins below them. */
function tellRoom(measure: HTMLElement | null) {
  if (!measure) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const height = measure.offsetHeight;
    style.setProperty('--toast-room', height === 0 ? '0px' : `calc(${height}px + ${aroundMessages})`);
  });
  observer.observe(measure);
  return () => {
    observer.disconnect();
    style.removeProperty('--toast-room');
  };
}

/** Base UI would take F6 for a way into the region from itself, and then lead back no more. */
function keepFocusKey(event: KeyboardEvent) {
  if (event.key === 'F6') event.stopPropagation();
}

function Toasts({ labels }: Pick<ToastRegionProps, 'labels'>) {
  const { toasts } = Base.useToastManager<ToastData>();
  return toasts.map((toast) => <Toast key={toast.id} toast={toast} labels={labels} />);
}

interface ToastProps extends Pick<ToastRegionProps, 'labels'> {
  toast: ReturnType<typeof Base.useToastManager<ToastData>>['toasts'][number];
}

function Toast({ toast, labels }: ToastProps) {
  const { type, count = 1, action } = toast.data ?? { type: 'info' };
  const Icon = icons[type];
  return (
    <Sheet toast={toast} data-type={type} swipeDirection={['left', 'right']} {...group}>
      <Icon aria-hidden />
      <Words>
        <Base.Title render={<Heading />}>
          <Type>
            {labels.types[type]}
            {count > 1 && ` × ${count}`}
          </Type>
          {toast.title !== undefined && <strong>{toast.title}</strong>}
        </Base.Title>
        <Base.Description render={<span />} />
        {action && (
          <Action>
            <Button size="s" onClick={action.onAct}>
              {action.label}
            </Button>
          </Action>
        )}
      </Words>
      <Base.Close
        // Base UI hides it until the pointer is at the region; a screen reader has no pointer.
        aria-hidden={undefined}
        render={<IconButton size="s" label={labels.dismiss} icon={<X />} />}
      />
    </Sheet>
  );
}

/** Base UI makes a dialog of a message; but nothing has to be answered, and the page is not interrupted. */
const group = { role: 'group', 'aria-modal': undefined };

const icons: Record<ToastType, LucideIcon> = {
  important: Bell,
  warning: TriangleAlert,
  success: CircleCheck,
  save: BadgeCheck,
  error: CircleX,
  critical: OctagonAlert,
  info: Info,
};

const Region = styled(Base.Viewport)`
  position: fixed;
  z-index: var(--layer-toast);
  inset-block-end: calc(var(--toast-offset, 0px) + var(--space-4));
  /* Above a field at the foot of the screen, which has the anchor name --foot. */
  inset-block-end: calc(anchor(--foot top, var(--toast-offset, 0px)) + var(--space-4));

  /* Above the actions for chosen rows, which are at the foot of the screen too. */
  :root:has([data-selection-line]) & {
    inset-block-end: calc(var(--toast-offset, 0px) + 5rem);
  }
  inset-inline-end: var(--space-4);
  display: flex;
  /* The newest, which is the first, is at the bottom. */
  flex-direction: column-reverse;
  gap: var(--space-2);
  width: min(24rem, 100% - 2 * var(--space-4));

  /* There a dialog and a sheet are at the bottom, with their buttons. */
  ${media.down('xs')} {
    :root:has(> body > [data-base-ui-portal] :is([role='dialog'], [role='alertdialog'])) & {
      inset-block: max(var(--space-4), env(safe-area-inset-top)) auto;
      flex-direction: column;
    }
  }
  &:focus-visible {
    outline: none;
  }
`;

/** As large as the region, whose own reference belongs to the caller. */
const Measure = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0;
  pointer-events: none;
`;

const Sheet = styled(Base.Root)`
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
  transform: translateX(var(--toast-swipe-movement-x));
  transition: opacity var(--motion-fade);
  animation: kit-arrive var(--motion-medium);

  &[data-ending-style] {
    opacity: 0;
  }
  &[data-limited] {
    display: none;
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
`;

const Heading = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.125rem;
`;

const Action = styled.div`
  margin-top: var(--space-2);
`;

const Type = styled.span`
  color: var(--tone);
  font-size: var(--font-size-12);
  font-weight: 600;
`;
