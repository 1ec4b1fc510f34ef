import type { ContributionIcon } from '@my-air/feature-kit';
import { Icon } from '@my-air/ui-kit';

export interface ContributionPictureProps {
  /** The name of an icon of the kit, or a component that draws the picture. */
  icon: ContributionIcon;
}

/** The picture of a contribution: one of the kit's by its name, or the feature's own. */
export function ContributionPicture({ icon: Picture }: ContributionPictureProps) {
  return typeof Picture === 'string' ? <Icon name={Picture} /> : <Picture aria-hidden />;
}
