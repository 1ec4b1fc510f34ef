import { Banner, Text } from '@my-air/ui-kit';

import type { BindingAction } from './useBindingAction.ts';

export interface BindingReasonProps {
  /** The action whose refusal is explained. */
  action: BindingAction;
  /** Whether it is in a dialog, where it is a banner. @default false */
  isBanner?: boolean;
}

/**
 * The reason why an action is refused to staff who act on behalf of a user; draws nothing where it is
 * allowed.
 */
export function BindingReason({ action: { isRefused, reason, reasonId }, isBanner }: BindingReasonProps) {
  if (!isRefused) return null;
  if (isBanner) {
    return (
      <Banner id={reasonId} tone="info">
        {reason}
      </Banner>
    );
  }
  return (
    <Text id={reasonId} size={14} tone="muted">
      {reason}
    </Text>
  );
}
