import Bell from 'lucide-react/icons/bell';
import Circle from 'lucide-react/icons/circle';
import CircleHelp from 'lucide-react/icons/circle-help';
import House from 'lucide-react/icons/house';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Newspaper from 'lucide-react/icons/newspaper';
import type { LucideIcon, LucideProps } from 'lucide-react/types';

/** Generic pictures of the navigation. A feature brings a picture that is its own. */
export type IconName = 'home' | 'messages' | 'news' | 'help' | 'notifications' | 'circle';

export interface IconProps extends Omit<LucideProps, 'name'> {
  /** Which picture. */
  name: IconName;
}

/** A generic picture of the navigation by its name; everything else imports its icon alone. */
export function Icon({ name, ...rest }: IconProps) {
  const Picture = icons[name];
  return <Picture aria-hidden {...rest} />;
}

const icons: Record<IconName, LucideIcon> = {
  home: House,
  messages: MessagesSquare,
  news: Newspaper,
  help: CircleHelp,
  notifications: Bell,
  circle: Circle,
};

/** The names of the navigation's pictures. */
export const iconNames = Object.keys(icons) as IconName[];
