import {
  ClockIcon,
  FailureIcon,
  LinkIcon,
  LockIcon,
  MailIcon,
  RefreshIcon,
  SearchIcon,
  SuccessIcon,
  WarningIcon,
} from '@my-air/ui-kit';

import type { StatusIconName } from './statusTable.ts';

export interface StatusIconProps {
  /** The name of the picture. */
  name: StatusIconName;
}

/** The picture of a status; the words beside it say the same. */
export function StatusIcon({ name }: StatusIconProps) {
  const Picture = pictures[name];
  return <Picture aria-hidden />;
}

const pictures: Record<StatusIconName, typeof ClockIcon> = {
  check: SuccessIcon,
  link: LinkIcon,
  mail: MailIcon,
  search: SearchIcon,
  clock: ClockIcon,
  refused: FailureIcon,
  warning: WarningIcon,
  lock: LockIcon,
  refresh: RefreshIcon,
};
