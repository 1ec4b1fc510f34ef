import { msg } from '@lingui/core/macro';
import type { Deadline, IncludesChannel, PortalContext } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { processKinds } from '../process/processKinds.ts';
import { shownChatsQuery } from './chats.api.ts';

/** The dates of the subjects of chats: the ends of offers, and when the work on a service is due. */
export const chatDeadlines = (
  { api, locale: { i18n } }: PortalContext,
  includes: IncludesChannel = () => true,
) =>
  queryOptions({
    ...shownChatsQuery(api),
    select: (chats): readonly Deadline[] =>
      chats.flatMap(({ id, process }): Deadline[] => {
        const facts = process?.processable;
        if (facts?.channel && !includes(facts.channel)) return [];
        const to = `/messenger?chat=${encodeURIComponent(id)}`;
        switch (process?.processable_type) {
          case 'productProposal': {
            if (!facts?.valid_until) return [];
            const name = facts.product?.name?.trim() || i18n._(processKinds.product);
            return [
              { id: `offer-${id}`, title: i18n._(msg`Offer ends: ${name}`), at: facts.valid_until, to },
            ];
          }
          case 'productWork': {
            if (!facts?.due_date) return [];
            const name = facts.product?.name?.trim() || i18n._(processKinds.productWork);
            return [{ id: `work-${id}`, title: i18n._(msg`Work is due: ${name}`), at: facts.due_date, to }];
          }
          default:
            return [];
        }
      }),
  });
