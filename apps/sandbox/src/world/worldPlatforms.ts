import type { OAuthPlatform } from '../platforms/platformEndpoints.ts';

/** A platform as its stand-in presents it. */
export interface WorldPlatform {
  readonly id: OAuthPlatform;
  readonly name: string;
  /** The noun for what its users have: channels or profiles. */
  readonly noun: string;
  /** The scopes that the portal asks for. */
  readonly scopes: readonly string[];
}

export const worldPlatforms: readonly WorldPlatform[] = [
  {
    id: 'youtube',
    name: 'YouTube',
    noun: 'channel',
    scopes: ['See your channels and their statistics', 'Manage your content and partner settings'],
  },
  {
    id: 'ai-metadata',
    name: 'YouTube',
    noun: 'channel',
    scopes: ['See your videos', 'Change titles, descriptions and translations of your videos'],
  },
  {
    id: 'tiktok',
    name: 'TikTok',
    noun: 'profile',
    scopes: ['See your profile and its statistics', 'See your public videos'],
  },
  {
    id: 'instagram',
    name: 'Instagram',
    noun: 'profile',
    scopes: ['See your profile and its statistics', 'See your posts'],
  },
];

/** The platform of that name, or undefined when there is no stand-in for it. */
export function worldPlatform(id: string): WorldPlatform | undefined {
  return worldPlatforms.find((platform) => platform.id === id);
}
