import { msg, plural } from '@lingui/core/macro';
import { hasCapability, type Moment, type PortalContext } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { referralProgramQuery } from './referralProgram.api.ts';

/** The channels that have joined through the user; those of one day are one moment. */
export const referralMoments = ({ api, locale, session }: PortalContext) =>
  queryOptions({
    ...referralProgramQuery(api),
    select: ({ channels }): readonly Moment[] => {
      const { i18n } = locale;
      const joined = (channels ?? []).flatMap(({ start_date }) => start_date ?? []);
      return [...new Set(joined.map(dayOf))].map((day): Moment => {
        const same = joined.filter((date) => dayOf(date) === day);
        return {
          id: `referrals ${day}`,
          title: i18n._(
            msg`${plural(same.length, { one: '# channel has joined through your link', other: '# channels have joined through your link' })}`,
          ),
          at: same.toSorted().at(-1) ?? day,
          action: { label: i18n._(msg`Open the referral program`), to: '/affiliate-program' },
        };
      });
    },
    // Asked each time: a capability that is granted during the session counts at once.
    enabled: () => hasCapability(session.getUser(), 'referral_program'),
  });

const dayOf = (date: string) => date.slice(0, 10);
