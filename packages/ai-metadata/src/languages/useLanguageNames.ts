import { usePortal } from '@my-air/feature-kit';
import { useQuery } from '@tanstack/react-query';

import type { LocalizableLanguage } from '../contract.ts';
import { languagesQuery } from './languages.api.ts';

/** Names languages as the server does; a code that it does not list stays a code. */
export function useLanguageNames(): (code: string | null | undefined) => string {
  const { api } = usePortal();
  const names = useQuery({ ...languagesQuery(api), select: toNames });
  return (code) => (code ? (names.data?.get(code) ?? code) : '—');
}

function toNames(languages: readonly LocalizableLanguage[]): ReadonlyMap<string, string> {
  return new Map(languages.map(({ code, name }) => [code, name]));
}
