import type { PartIcon } from '@my-air/feature-api';
import { Icon } from '@my-air/ui-kit';

export interface PartPictureProps {
  icon: PartIcon;
}

/** The picture of what a feature brings: one of the kit's by its name, or the feature's own. */
export function PartPicture({ icon: Picture }: PartPictureProps) {
  return typeof Picture === 'string' ? <Icon name={Picture} /> : <Picture aria-hidden />;
}
