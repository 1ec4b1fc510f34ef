import { usePortal } from '@my-air/feature-kit';
import { languageNames } from '@my-air/i18n';
import type { ChoiceOption } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { languagesQuery } from './languages.api.ts';

/** The languages to choose from, each also by its own name. */
export function useLanguageOptions(): readonly ChoiceOption[] {
  const { api } = usePortal();
  const { data: languages } = useQuery(languagesQuery(api));
  return useMemo(
    () =>
      (languages ?? []).flatMap(({ code, name, native_name }) =>
        code
          ? [
              {
                value: code,
                label: name,
                keywords: languageNames(code),
                ...(native_name && { description: native_name }),
              },
            ]
          : [],
      ),
    [languages],
  );
}
