/** The form of a name at each platform, and the host of the addresses that contain it. */
const rules = {
  instagram: { host: 'instagram.com', name: /^[a-z0-9_](?:[a-z0-9_.]{0,28}[a-z0-9_])?$/ },
  tiktok: { host: 'tiktok.com', name: /^[a-z0-9_](?:[a-z0-9_.]{0,22}[a-z0-9_])?$/ },
} as const;
export type ProfilePlatform = keyof typeof rules;

export function isProfilePlatform(platform: string): platform is ProfilePlatform {
  return Object.hasOwn(rules, platform);
}

/** The plain name in a typed `@name`, `name` or address of a profile. Undefined when there is none. */
export function profileUsername(platform: ProfilePlatform, typed: string): string | undefined {
  const { host, name } = rules[platform];
  const address = new RegExp(`^(?:https?://)?(?:www\\.|m\\.)?${host.replace('.', '\\.')}/`, 'i');
  const rest = typed.trim().replace(address, '').split(/[/?#]/, 1)[0] ?? '';
  const username = rest.replace(/^@/, '').toLowerCase();
  return name.test(username) && !username.includes('..') ? username : undefined;
}
