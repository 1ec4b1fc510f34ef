import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import type { StatTrend } from '@my-air/ui-kit';

import { directionOf } from './sumStatistics.ts';

/** Writes the share by which a figure has changed since the 28 days before; undefined where that is not known. */
export function useTrend(): (change: number | undefined, text?: string) => StatTrend | undefined {
  const { t } = useLingui();
  const format = useFormat();

  return (change, text) => {
    if (change === undefined) return undefined;
    const share = format.number(change, {
      style: 'percent',
      maximumFractionDigits: 0,
      signDisplay: 'exceptZero',
    });
    const direction = directionOf(change);
    return {
      direction,
      tone: ({ up: 'positive', down: 'critical', flat: 'neutral' } as const)[direction],
      text: text ?? t`${share} on the 28 days before`,
    };
  };
}
