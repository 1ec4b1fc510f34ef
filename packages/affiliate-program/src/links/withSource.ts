import { parseUrl } from '@my-air/ui-kit';

/** A link with the place that it is shared at, as `src`: letters, digits, dots, dashes; at most 40. An address that cannot be read stays as it is. */
export function withSource(link: string, source: string): string {
  const url = parseUrl(link);
  const plain = source
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
  if (!url || plain === '') return link;
  url.searchParams.set('src', plain);
  return url.href;
}
