import type { PartIcon } from '@my-air/feature-api';
import { Icon } from '@my-air/ui-kit';

export interface PartPictureProps {
  /** The name of an icon of the kit, or a component that draws the picture. */
  icon: PartIcon;
}

/** The picture of a contribution: one of the kit's by its name, or the feature's own. */
export function PartPicture({ icon: Picture }: PartPictureProps) {
  return typeof Picture === 'string' ? <Icon name={Picture} /> : <Picture aria-hidden />;
}
