import { useLingui } from '@lingui/react/macro';
import type { TourLabels } from '@my-air/ui-kit';

/** The words of every `Tour`, in the chosen language. */
export function useTourWords(): TourLabels {
  const { t } = useLingui();
  return {
    progress: (number, count) => t`${number} of ${count}`,
    skip: t`Skip`,
    back: t`Back`,
    next: t`Next`,
    done: t`Done`,
  };
}
