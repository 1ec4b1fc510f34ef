import { msg } from '@lingui/core/macro';
import { type PortalContext, type ActionItem } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { unfinishedQuery } from '../returning/unfinished.api.ts';

/** A connection that was left before a channel was chosen; channels of the list have items of their own. */
export const waitingUnfinished = (portal: PortalContext) =>
  queryOptions({
    ...unfinishedQuery(portal),
    select: (unfinished): readonly ActionItem[] => {
      if (!unfinished.some(({ guid }) => guid === '')) return [];
      const { i18n } = portal.locale;
      return [
        {
          id: 'unfinished',
          title: i18n._(msg`Finish adding your channel`),
          detail: i18n._(msg`No channel was chosen on the platform.`),
          urgency: 30,
          action: { label: i18n._(msg`Finish adding`), to: '/accounts/youtube' },
        },
      ];
    },
  });
