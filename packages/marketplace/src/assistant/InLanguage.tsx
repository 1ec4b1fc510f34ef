import { setupI18n } from '@lingui/core';
import { I18nProvider, useLocale, type Locale } from '@my-air/i18n';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { loadMessages } from '../locales/index.ts';

/** Shows texts in the language of a question that is asked in another one than that of the portal. */
export function InLanguage({ locale, children }: { locale: Locale; children: ReactNode }) {
  const isOther = useLocale() !== locale;
  // oxlint-disable-next-line my-air/answered-query -- without them the texts are in the language of the portal
  const { data: i18n } = useQuery({ ...textsQuery(locale), enabled: isOther });
  return isOther && i18n ? <I18nProvider i18n={i18n}>{children}</I18nProvider> : children;
}

const textsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['marketplace', 'texts', locale],
    queryFn: async () => setupI18n({ locale, messages: { [locale]: await loadMessages(locale) } }),
    staleTime: 'static',
    structuralSharing: false,
  });
