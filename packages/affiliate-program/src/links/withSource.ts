import { cleanIdentifier } from '@my-air/i18n';
import { parseUrl } from '@my-air/ui-kit';

const longest = 40;

/**
 * A link with the place that it is shared at, as `src`: letters with their marks, digits, dots, dashes; at most 40. It
 * stays as it is where it cannot be read, or where nothing of the place is left.
 */
export function withSource(link: string, source: string): string {
  const url = parseUrl(link);
  const words = cleanIdentifier(source)
    .toLowerCase()
    // C, C++ and C# are three places.
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    // A mark belongs to the letter before it; of an emoji none is left.
    .replaceAll(/(?<![\p{L}\p{N}]\p{M}*)\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}.]+/gu, '-');
  const plain = Array.from(words)
    .slice(0, longest)
    .join('')
    .replaceAll(/^-+|-+$/g, '');
  if (!url || plain === '') return link;
  url.searchParams.set('src', plain);
  return url.href;
}
