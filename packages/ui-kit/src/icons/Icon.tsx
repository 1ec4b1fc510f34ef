import Bell from 'lucide-react/icons/bell';
import Circle from 'lucide-react/icons/circle';
import CircleHelp from 'lucide-react/icons/circle-help';
import House from 'lucide-react/icons/house';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Newspaper from 'lucide-react/icons/newspaper';
import type { LucideIcon, LucideProps } from 'lucide-react/types';

/** The generic icons of the navigation; a feature brings icons of its own. */
export type IconName = 'house' | 'messages' | 'newspaper' | 'help' | 'bell' | 'circle';

export interface IconProps extends Omit<LucideProps, 'name'> {
  /** The name of the icon. */
  name: IconName;
}

/** A generic icon of the navigation by its name; everything else imports its own icon directly. */
export function Icon({ name, ...rest }: IconProps) {
  const Picture = icons[name];
  return <Picture aria-hidden {...rest} />;
}

const icons: Record<IconName, LucideIcon> = {
  house: House,
  messages: MessagesSquare,
  newspaper: Newspaper,
  help: CircleHelp,
  bell: Bell,
  circle: Circle,
};

/** The names of the navigation's icons. */
export const iconNames = Object.keys(icons) as IconName[];
