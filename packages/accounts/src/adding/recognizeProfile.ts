import type { platforms } from '@my-air/api-client/contract';
import { cleanIdentifier } from '@my-air/i18n';
import { parseUrl } from '@my-air/ui-kit';

export type ProfilePlatform = (typeof platforms)[number];

/** The profile that a typed or pasted text names. */
export type Recognized =
  /** A profile; its name is a username, a handle, or the id of a channel of YouTube. */
  | { kind: 'profile'; platform: ProfilePlatform; name: string }
  /** A name without a platform. */
  | { kind: 'name'; name: string }
  /** A link to one video or post of a platform. */
  | { kind: 'post'; platform: ProfilePlatform }
  /** A link that hides the name of the profile, as apps shorten it. */
  | { kind: 'short-link'; platform: ProfilePlatform }
  | { kind: 'unknown' };

const unknown: Recognized = { kind: 'unknown' };
/** The ids of YouTube's channels. */
const channelId = /^UC[\w-]{22}$/;
/** The names that a platform gives; YouTube's handles may be in any script. */
const names: Readonly<Record<ProfilePlatform, RegExp>> = {
  youtube: /^[\p{L}\p{M}\p{N}_.·-]{1,100}$/u,
  instagram: /^[a-z0-9._]{1,30}(?<!\.)$/,
  tiktok: /^[a-z0-9._]{1,30}(?<!\.)$/,
};

/** The platform and the name in a link, a handle or a name, in any form in which people paste it. */
export function recognizeProfile(text: string): Recognized {
  const typed = cleanIdentifier(text);
  // Apps share a link within a sentence.
  const link = /https?:\/\/\S+/i.exec(typed)?.[0] ?? (/^\S+$/.test(typed) ? typed : undefined);
  const url = link === undefined ? undefined : urlOf(link);
  const platform = url && platformOf(url.hostname);
  if (url && platform) return fromAddress(platform, url);
  return fromName(typed.replace(/^@ ?/, ''));
}

function urlOf(link: string): URL | undefined {
  return parseUrl(/^https?:\/\//i.test(link) ? link : `https://${link}`);
}

const hosts: Readonly<Record<string, ProfilePlatform>> = {
  'youtube.com': 'youtube',
  'youtu.be': 'youtube',
  'instagram.com': 'instagram',
  'instagr.am': 'instagram',
  'tiktok.com': 'tiktok',
};

function platformOf(hostname: string): ProfilePlatform | undefined {
  const host = hostname.replace(/^(?:www|m|mobile|music|studio|vm|vt)\./, '');
  return Object.hasOwn(hosts, host) ? hosts[host] : undefined;
}

function fromName(name: string): Recognized {
  if (channelId.test(name)) return { kind: 'profile', platform: 'youtube', name };
  if (names.instagram.test(name.toLowerCase())) return { kind: 'name', name: name.toLowerCase() };
  // Only handles of YouTube have dashes and letters of other scripts.
  return profileOf('youtube', name);
}

function fromAddress(platform: ProfilePlatform, { hostname, pathname }: URL): Recognized {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean).map(decode);
  const isShort = hostname === 'youtu.be' || /^v[mt]\./.test(hostname);
  switch (platform) {
    case 'youtube':
      if (isShort || ['watch', 'shorts', 'live', 'embed', 'v', 'clip', 'post'].includes(first))
        return { kind: 'post', platform };
      if (['channel', 'c', 'user'].includes(first)) return profileOf(platform, second);
      return first.startsWith('@') ? profileOf(platform, first.slice(1)) : unknown;
    case 'instagram':
      if (['p', 'reel', 'reels', 'tv'].includes(first)) return { kind: 'post', platform };
      if (first === 'share') return { kind: 'short-link', platform };
      if (first === 'stories' || first === '_u') return profileOf(platform, second);
      return ['explore', 'accounts', 'direct'].includes(first) ? unknown : profileOf(platform, first);
    case 'tiktok':
      if (isShort || first === 't') return { kind: 'short-link', platform };
      // Its addresses always carry the at sign; without it the segment is a page of its own.
      return first.startsWith('@') ? profileOf(platform, first) : unknown;
  }
}

function profileOf(platform: ProfilePlatform, text: string): Recognized {
  const name = text.replace(/^@/, '');
  if (platform === 'youtube' && channelId.test(name)) return { kind: 'profile', platform, name };
  const lower = name.toLowerCase();
  return names[platform].test(lower) ? { kind: 'profile', platform, name: lower } : unknown;
}

/** A segment of an address as it is read; as it is written where it makes no sense. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
