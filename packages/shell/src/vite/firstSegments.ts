import type { FeatureManifest } from './FeatureManifest.ts';

/** The screen behind the first part of a feature's paths. */
export interface FirstSegment {
  readonly feature: FeatureManifest;
  /** The module of its screen. */
  readonly screen?: string;
  /** The module of the screen one level deeper, where all those paths have one and it is another. */
  readonly deeper?: string;
  /** The frame that is shown without a session; undefined where the screen needs one. */
  readonly publicFrame?: 'login' | 'plain';
  /** The modules that its screen requests late and cannot do without: `package/module`. */
  readonly alsoNeeds: readonly string[];
}

export const segmentOf = (path: string): string => path.split('/')[1] ?? '';

/** The first parts of the paths of all features. */
export function firstSegments(features: readonly FeatureManifest[]): ReadonlyMap<string, FirstSegment> {
  const known = new Map<string, FirstSegment>();
  for (const feature of features) {
    for (const segment of new Set(feature.screens.map(({ path }) => segmentOf(path)))) {
      known.set(segment, describe(feature, segment));
    }
  }
  return known;
}

function describe(feature: FeatureManifest, segment: string): FirstSegment {
  const screens = feature.screens.filter(({ path }) => segmentOf(path) === segment);
  const indexModule = screens.find(({ path }) => path === `/${segment}`)?.module;
  const drawn = screens.flatMap(({ path, module }) => (module && path !== `/${segment}` ? module : []));
  const screen = indexModule ?? drawn[0];
  const [deeper] = drawn;
  const open = screens.find(({ isPublic }) => isPublic);
  return {
    feature,
    ...(screen && { screen }),
    ...(indexModule &&
      deeper &&
      deeper !== indexModule &&
      drawn.every((module) => module === deeper) && { deeper }),
    ...(open && { publicFrame: open.layout === 'login' ? 'login' : 'plain' }),
    alsoNeeds: Object.entries(feature.alsoNeeds ?? {}).flatMap(([path, module]) =>
      segmentOf(path) === segment ? module : [],
    ),
  };
}
