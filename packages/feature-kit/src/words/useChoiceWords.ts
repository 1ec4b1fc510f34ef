import { useLingui } from '@lingui/react/macro';
import type { ChipGroupProps, MultiSelectWords, StepperProps } from '@my-air/ui-kit';

/** The words of a `MultiSelect`, in the chosen language. */
export function useMultiSelectWords(): MultiSelectWords {
  const { t } = useLingui();
  return { empty: t`Nothing found`, remove: (name) => t`Remove ${name}` };
}

/** The words of a `ChipGroup`, in the chosen language. */
export function useChipGroupWords(): Required<Pick<ChipGroupProps, 'removeLabel' | 'clearLabel'>> {
  const { t } = useLingui();
  return { removeLabel: (name) => t`Remove ${name}`, clearLabel: t`Clear all` };
}

/** How far the steps of a `Stepper` are, in the chosen language. */
export function useStepperWords(): Pick<StepperProps, 'stateLabels'> {
  const { t } = useLingui();
  return {
    stateLabels: {
      done: t({ message: 'done', context: 'a step' }),
      current: t({ message: 'under way', context: 'a step' }),
      upcoming: t({ message: 'later', context: 'a step' }),
      failed: t({ message: 'failed', context: 'a step' }),
    },
  };
}
