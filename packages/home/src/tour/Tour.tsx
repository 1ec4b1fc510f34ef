import { useLingui } from '@lingui/react/macro';
import { useTourWords } from '@my-air/feature-kit/views';
import { Tour as KitTour } from '@my-air/ui-kit';

import { tourSteps } from './tourSteps.ts';

export interface TourProps {
  /** The index of the step that is shown, from 0. */
  index: number;
  /** Called to show another step. */
  onMove: (index: number) => void;
  /** Called once, when the tour was finished or skipped. */
  onEnd: () => void;
}

/** Shows a new user around the portal. */
export function Tour({ index, onMove, onEnd }: TourProps) {
  const { t } = useLingui();
  const steps = tourSteps.map(({ anchor, title, text }) => ({
    id: anchor,
    anchor,
    title: t(title),
    text: t(text),
  }));

  return <KitTour steps={steps} index={index} onMove={onMove} onEnd={onEnd} labels={useTourWords()} />;
}
