import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { LucideIcon } from 'lucide-react/types';

/** The severity of a message or a state. */
export type Tone = 'neutral' | 'info' | 'positive' | 'warning' | 'critical';

/** The icon of each tone, so that colour is never the only sign of it. */
export const toneIcons: Record<Tone, LucideIcon> = {
  neutral: CircleAlert,
  info: Info,
  positive: CircleCheck,
  warning: TriangleAlert,
  critical: OctagonAlert,
};
