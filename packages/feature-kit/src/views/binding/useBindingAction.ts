import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { isImpersonated, useUser } from '../../index.ts';

/** Whether an action that binds the user is available now, and the reason that its button gives if not. */
export interface BindingAction {
  /** Whether a member of staff acts on behalf of the user. */
  isRefused: boolean;
  /** The text beside the disabled button. */
  reason: string;
  /** The id of the element that holds the reason. */
  reasonId: string;
  /** For the button or field: disabled, and described by the reason, while the action is refused. */
  control: { disabled?: true; 'aria-describedby'?: string };
}

/** For every action whose call says `binds`: staff who act on behalf of a user cannot do it. */
export function useBindingAction(): BindingAction {
  const { t } = useLingui();
  const user = useUser();
  const reasonId = useId();
  const isRefused = isImpersonated(user);
  const name = user?.name ?? '';

  return {
    isRefused,
    reason: t`You are acting on behalf of ${name}. Only they can do this.`,
    reasonId,
    control: isRefused ? { disabled: true, 'aria-describedby': reasonId } : {},
  };
}
