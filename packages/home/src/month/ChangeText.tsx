import { useFormat } from '@my-air/i18n';
import { Text, VisuallyHidden } from '@my-air/ui-kit';

import { directionOf } from '../statistics/sumStatistics.ts';

export interface ChangeTextProps {
  /** The share by which a figure has changed; undefined where that is not known. */
  change: number | undefined;
  /** The name of the figure, where only its change is shown. */
  label?: string;
}

/** The change of a figure in whole percents: `+12%`. */
export function ChangeText({ change, label }: ChangeTextProps) {
  const format = useFormat();
  if (change === undefined) return null;
  const tone = ({ up: 'positive', down: 'critical', flat: 'muted' } as const)[directionOf(change)];
  return (
    <Text as="span" size={14} tone={tone} isNumeric>
      {label !== undefined && <VisuallyHidden>{label} </VisuallyHidden>}
      {format.number(change, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' })}
    </Text>
  );
}
