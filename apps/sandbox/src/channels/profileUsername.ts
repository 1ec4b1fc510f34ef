/** What a name at each platform may look like, and whose addresses carry it. */
const rules = {
  instagram: { host: 'instagram.com', name: /^[a-z0-9_](?:[a-z0-9_.]{0,28}[a-z0-9_])?$/ },
  tiktok: { host: 'tiktok.com', name: /^[a-z0-9_](?:[a-z0-9_.]{0,22}[a-z0-9_])?$/ },
} as const;
export type ProfilePlatform = keyof typeof rules;

export function isProfilePlatform(platform: string): platform is ProfilePlatform {
  return Object.hasOwn(rules, platform);
}

/** The plain name in what a person typed: `@name`, `name` or the profile's address. Undefined when there is none. */
export function profileUsername(platform: ProfilePlatform, typed: string): string | undefined {
  const { host, name } = rules[platform];
  const address = new RegExp(`^(?:https?://)?(?:www\\.|m\\.)?${host.replace('.', '\\.')}/`, 'i');
  const rest = typed.trim().replace(address, '').split(/[/?#]/, 1)[0] ?? '';
  const username = rest.replace(/^@/, '').toLowerCase();
  return name.test(username) && !username.includes('..') ? username : undefined;
}
