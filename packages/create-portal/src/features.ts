/** A feature that a portal can have, besides the sign-in, which each of them has. */
export interface OfferedFeature {
  /** The name of its package, without our scope. */
  readonly name: string;
  /** The id of its entry of the navigation, and the path that this leads to; without one a portal cannot start with it. */
  readonly entry?: { readonly id: string; readonly path: string };
}

const withEntry = (name: string, path = `/${name}`, id = name): OfferedFeature => ({
  name,
  entry: { id, path },
});

/** The features that can be chosen, in the order of the navigation. */
export const offeredFeatures: readonly OfferedFeature[] = [
  withEntry('home'),
  withEntry('accounts', '/accounts/youtube'),
  withEntry('marketplace', '/services', 'services'),
  withEntry('distribution'),
  withEntry('affiliate-program'),
  withEntry('ads-boost'),
  withEntry('ai-metadata', '/ai-metadata/translation'),
  withEntry('ai-optimization'),
  withEntry('messenger'),
  withEntry('moderation'),
  withEntry('finances'),
  withEntry('games'),
  withEntry('news'),
  withEntry('help-center'),
  { name: 'notifications' },
  { name: 'agreements' },
];

/** The name that a feature's package exports it under. */
export const exportOf = (name: string): string =>
  `${name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}Feature`;
