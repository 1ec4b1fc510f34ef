import type { Channel } from '@my-air/api-client/contract';

import { recognizeProfile, type ProfilePlatform } from './recognizeProfile.ts';

/** A profile that can be added. */
export interface NamedProfile {
  platform: ProfilePlatform;
  /** The username, the handle, or the id of a channel of YouTube. */
  name: string;
}

/** One line of what was typed. */
export type ReadProfile = { text: string } & (
  | ({ state: 'ready' | 'added' | 'repeated' | 'closed' } & NamedProfile)
  /** A name alone, for which a platform is still to be chosen. */
  | { state: 'unclear'; name: string }
  | { state: 'post' | 'short-link'; platform: ProfilePlatform }
  | { state: 'unknown' }
);

/** How typed lines are read. */
export interface ReadingOptions {
  /** The platforms from which profiles can be added. */
  offered: readonly ProfilePlatform[];
  /** The platform of the names that come alone; null while none is chosen. */
  chosen: ProfilePlatform | null;
  /** The channels that the user has already. */
  channels: readonly Channel[];
}

/** The profiles in a text, one for each line, or between commas. */
export function readProfiles(text: string, options: ReadingOptions): readonly ReadProfile[] {
  const added = new Set(options.channels.flatMap(keysOf));
  const seen = new Set<string>();
  return text
    .split(/[\n\r,;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => readLine(line, options, added, seen));
}

function readLine(
  text: string,
  { offered, chosen }: ReadingOptions,
  added: ReadonlySet<string>,
  seen: Set<string>,
): ReadProfile {
  const recognized = recognizeProfile(text);
  if (recognized.kind === 'name' && chosen === null) return { text, state: 'unclear', name: recognized.name };
  if (recognized.kind === 'post' || recognized.kind === 'short-link')
    return { text, state: recognized.kind, platform: recognized.platform };
  if (recognized.kind === 'unknown') return { text, state: 'unknown' };
  const platform = recognized.kind === 'profile' ? recognized.platform : chosen!;
  const profile = { text, platform, name: recognized.name };
  const key = keyOf(profile);
  if (!offered.includes(platform)) return { ...profile, state: 'closed' };
  if (added.has(key)) return { ...profile, state: 'added' };
  if (seen.has(key)) return { ...profile, state: 'repeated' };
  seen.add(key);
  return { ...profile, state: 'ready' };
}

/** The keys of everything that a channel of the user may be called. */
function keysOf({ platform, platform_guid, username, url }: Channel): string[] {
  const linked = url ? recognizeProfile(url) : undefined;
  const names = [platform_guid, username, linked?.kind === 'profile' ? linked.name : undefined];
  return names.flatMap((name) => (name ? keyOf({ platform, name: name.replace(/^@/, '') }) : []));
}

const keyOf = ({ platform, name }: { platform: string; name: string }) => `${platform}:${name.toLowerCase()}`;
