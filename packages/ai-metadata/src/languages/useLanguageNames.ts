import { usePortal } from '@my-air/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { languagesQuery } from './languages.api.ts';

/** Names languages as the server does; a code that it does not list stays a code. */
export function useLanguageNames(): (code: string | null | undefined) => string {
  const { api } = usePortal();
  const { data: languages } = useQuery(languagesQuery(api));
  const names = useMemo(() => new Map(languages?.map(({ code, name }) => [code, name])), [languages]);
  return (code) => (code ? (names.get(code) ?? code) : '—');
}
