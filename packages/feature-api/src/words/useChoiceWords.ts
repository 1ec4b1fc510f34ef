import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ChipGroupProps, MultiSelectWords, RatingProps, StepperProps } from '@my-air/ui-kit';

/** What a `MultiSelect` says in the chosen language. */
export function useMultiSelectWords(): MultiSelectWords {
  const { t } = useLingui();
  return { empty: t`Nothing found`, remove: (name) => t`Remove ${name}` };
}

/** What a `ChipGroup` says in the chosen language. */
export function useChipGroupWords(): Required<Pick<ChipGroupProps, 'removeLabel' | 'clearLabel'>> {
  const { t } = useLingui();
  return { removeLabel: (name) => t`Remove ${name}`, clearLabel: t`Clear all` };
}

/** What the stars of a `Rating` are called in the chosen language. */
export function useRatingWords(): Pick<RatingProps, 'starLabel'> {
  const { t } = useLingui();
  return { starLabel: (value, max) => t`${value} of ${plural(max, { one: '# star', other: '# stars' })}` };
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

/** The title of an `ErrorSummary` with so many problems, in the chosen language. */
export function useErrorSummaryTitle(count: number): string {
  const { t } = useLingui();
  return t`${plural(count, { one: 'Check # field', other: 'Check # fields' })}`;
}
