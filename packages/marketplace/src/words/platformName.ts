const names: Readonly<Record<string, string>> = {
  youtube: 'YouTube',
  instagram: 'Instagram',
  tiktok: 'TikTok',
};

/** A platform as it writes itself; a word of the server's that this build does not know stays as it is. */
export function platformName(platform: string): string {
  return names[platform] ?? platform;
}
