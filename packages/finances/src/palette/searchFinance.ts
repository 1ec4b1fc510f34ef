import { msg } from '@lingui/core/macro';
import type { PortalContext, SearchItem } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import type { FinancePage } from '../handOff/financeUrl.ts';

/** The pages of the finance app for the search of the top bar. */
export const searchFinance = ({ locale }: Pick<PortalContext, 'locale'>) =>
  queryOptions({
    queryKey: ['finances', 'palette', locale.get()],
    queryFn: (): readonly SearchItem[] => {
      const { i18n } = locale;
      const page = (id: FinancePage, title: string): SearchItem => ({
        id,
        title,
        detail: i18n._(msg`Finance`),
        // The English words find it in every language.
        keywords: [id.replaceAll('-', ' ')],
        to: `/finances/${id}`,
      });
      return [
        page('account', i18n._(msg`Finance account`)),
        page('advance', i18n._(msg`Advance`)),
        page('active-funds', i18n._(msg`Active funds`)),
        page('regular-payments', i18n._(msg`Regular payments`)),
        page('payouts', i18n._(msg`Payouts`)),
      ];
    },
    networkMode: 'always',
  });
