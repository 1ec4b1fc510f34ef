import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@my-air/i18n';

import type { ChannelFilter } from './findChannels.ts';

/** A view of the channels that every user has. */
export interface CommonView {
  needs: ChannelFilter['needs'];
  label: MessageDescriptor;
  /** The text in place of the channels when there are none. */
  empty: MessageDescriptor;
  /** The order of its channels, where it has one of its own. */
  sort?: ChannelFilter['sort'];
}

/** The views that every user has, in order. */
export const commonViews: readonly CommonView[] = [
  {
    needs: undefined,
    label: msg({ context: 'channel', message: 'All' }),
    empty: msg`No channel matches`,
  },
  { needs: 'me', label: msg`Needs you`, empty: msg`No channel needs you` },
  { needs: 'access', label: msg`Access lost`, empty: msg`No channel has lost access` },
  { needs: 'apply', label: msg`Can apply this week`, empty: msg`No channel can apply this week` },
  { needs: 'falling', label: msg`Falling`, empty: msg`No channel is falling`, sort: 'change' },
];
