import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { LucideIcon } from 'lucide-react/types';

import type { StatusTone } from './checkTone.ts';

/** The icon of each tone, so that colour is never the only sign of it. */
export const toneIcons: Record<StatusTone, LucideIcon> = {
  neutral: CircleAlert,
  info: Info,
  positive: CircleCheck,
  warning: TriangleAlert,
  critical: OctagonAlert,
};

/** The tones of a message and of a state. */
export const statusTones = Object.keys(toneIcons);
