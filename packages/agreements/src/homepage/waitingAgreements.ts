import { msg } from '@lingui/core/macro';
import { userQuery, type PortalContext, type ActionItem } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { agreementNames } from '../list/agreementNames.ts';
import { together } from '../list/together.ts';

/** The agreements that wait for the partner; those that belong together are one item. */
export const waitingAgreements = ({ api, locale, modals }: PortalContext) =>
  queryOptions({
    ...userQuery(api),
    select: (user): readonly ActionItem[] =>
      together(user.partner?.pending_agreements ?? []).map((agreements) => {
        const names = agreementNames(agreements);
        return {
          id: agreements.map(({ id }) => id).join('+'),
          title: locale.i18n._(msg`Read and accept: ${names}`),
          urgency: 5,
          action: {
            label: locale.i18n._(msg`Read`),
            onAct: () => void modals.open('agreement', { agreements }),
          },
        };
      }),
  });
