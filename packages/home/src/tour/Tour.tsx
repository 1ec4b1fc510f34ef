import { useLingui } from '@lingui/react/macro';
import { Tour as KitTour } from '@my-air/ui-kit';

import { tourSteps } from './tourSteps.ts';

export interface TourProps {
  /** Which step is shown, from 0. */
  index: number;
  /** Called to show another step. */
  onMove: (index: number) => void;
  /** Called once, when the tour was finished or skipped. */
  onEnd: () => void;
}

/** Shows a newcomer around the portal. */
export function Tour({ index, onMove, onEnd }: TourProps) {
  const { t } = useLingui();

  return (
    <KitTour
      steps={tourSteps.map(({ anchor, title, text }) => ({
        id: anchor,
        anchor,
        title: t(title),
        text: t(text),
      }))}
      index={index}
      onMove={onMove}
      onEnd={onEnd}
      labels={{
        progress: (number, count) => t`${number} of ${count}`,
        skip: t`Skip`,
        back: t`Back`,
        next: t`Next`,
        done: t`Done`,
      }}
    />
  );
}
