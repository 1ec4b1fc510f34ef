import Bell from 'lucide-react/icons/bell';
import Boxes from 'lucide-react/icons/boxes';
import Circle from 'lucide-react/icons/circle';
import CircleHelp from 'lucide-react/icons/circle-help';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import House from 'lucide-react/icons/house';
import MessagesSquare from 'lucide-react/icons/messages-square';
import MonitorPlay from 'lucide-react/icons/monitor-play';
import Newspaper from 'lucide-react/icons/newspaper';
import Rocket from 'lucide-react/icons/rocket';
import Send from 'lucide-react/icons/send';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Sparkles from 'lucide-react/icons/sparkles';
import TrendingUp from 'lucide-react/icons/trending-up';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import Wallet from 'lucide-react/icons/wallet';
import type { LucideIcon, LucideProps } from 'lucide-react/types';

/** The names that the navigation knows its pictures by. */
export type IconName =
  | 'home'
  | 'channels'
  | 'services'
  | 'distribution'
  | 'ai'
  | 'optimization'
  | 'boost'
  | 'messages'
  | 'finance'
  | 'referral'
  | 'games'
  | 'moderation'
  | 'news'
  | 'help'
  | 'notifications'
  | 'circle';

export interface IconProps extends Omit<LucideProps, 'name'> {
  /** Which picture. */
  name: IconName;
}

/** A picture of the navigation by its name; everything else imports its icon alone. */
export function Icon({ name, ...rest }: IconProps) {
  const Picture = icons[name];
  return <Picture aria-hidden {...rest} />;
}

const icons: Record<IconName, LucideIcon> = {
  home: House,
  channels: MonitorPlay,
  services: Boxes,
  distribution: Send,
  ai: Sparkles,
  optimization: TrendingUp,
  boost: Rocket,
  messages: MessagesSquare,
  finance: Wallet,
  referral: UserRoundPlus,
  games: Gamepad2,
  moderation: ShieldCheck,
  news: Newspaper,
  help: CircleHelp,
  notifications: Bell,
  circle: Circle,
};

/** The names of the navigation's pictures. */
export const iconNames = Object.keys(icons) as IconName[];
