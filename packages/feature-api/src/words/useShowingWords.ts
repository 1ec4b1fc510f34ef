import { useLingui } from '@lingui/react/macro';
import type { ChartLabels, CodeBlockProps, TourLabels } from '@my-air/ui-kit';

/** What a chart says in the chosen language; what its categories are, such as "Month", is given by the caller. */
export function useChartWords(): Omit<ChartLabels, 'category'> {
  const { t } = useLingui();
  return { table: t`Show the figures`, empty: t`There are no figures yet` };
}

/** What a `CodeBlock` and its button say in the chosen language. */
export function useCodeWords(): Required<Pick<CodeBlockProps, 'copyLabel' | 'copiedLabel' | 'failedLabel'>> {
  const { t } = useLingui();
  return { copyLabel: t`Copy`, copiedLabel: t`Copied`, failedLabel: t`Could not copy` };
}

/** What a `Tour` says in the chosen language, whatever it shows. */
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
