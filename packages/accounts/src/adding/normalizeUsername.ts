import { cleanIdentifier } from '@my-air/i18n';
import { parseUrl } from '@my-air/ui-kit';

const hosts = { instagram: ['instagram.com', 'instagr.am'], tiktok: ['tiktok.com'] } as const;
/** First segments of an address that are never a username. */
const reserved = new Set([
  'p',
  'reel',
  'reels',
  'stories',
  'explore',
  'accounts',
  'tag',
  'video',
  'discover',
]);

/** The one username behind `@name`, `name` or the address of a profile; undefined when there is none. */
export function normalizeUsername(platform: 'instagram' | 'tiktok', text: string): string | undefined {
  const typed = cleanIdentifier(text);
  const name = /[/:]/.test(typed) ? fromAddress(platform, typed) : typed.replace(/^@/, '');
  return name && /^[a-z0-9._]{1,30}$/i.test(name) && !name.endsWith('.') ? name.toLowerCase() : undefined;
}

function fromAddress(platform: 'instagram' | 'tiktok', typed: string): string | undefined {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  const url = parseUrl(address);
  if (!url) return undefined;
  const { hostname, pathname } = url;
  const host = hostname.replace(/^(www|m|mobile)\./, '');
  if (!(hosts[platform] as readonly string[]).includes(host)) return undefined;
  const [first = ''] = pathname.split('/').filter(Boolean);
  // TikTok's addresses always carry the at sign; without it the segment is a page of its own.
  if (platform === 'tiktok' && !first.startsWith('@')) return undefined;
  const name = first.replace(/^@/, '');
  return reserved.has(name.toLowerCase()) ? undefined : name;
}
