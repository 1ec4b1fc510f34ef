import { readableWord } from '../words/readableWord.ts';

const names: Readonly<Record<string, string>> = {
  youtube: 'YouTube',
  instagram: 'Instagram',
  tiktok: 'TikTok',
};

/** The name that a platform gives itself; it is the same in every language. */
export function platformName(platform: string): string {
  return (Object.hasOwn(names, platform) ? names[platform] : undefined) ?? readableWord(platform);
}
