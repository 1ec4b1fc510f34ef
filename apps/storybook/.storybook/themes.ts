import { sample } from '@my-air/vitest/sample';

/** The brands and schemes that a story can be seen in. */
export const themes = ['default', 'scalelab'].flatMap((brand) =>
  ['light', 'dark'].map((scheme) => ({ brand, scheme })),
);

/** The settings that change no colour: another story shows the same colours without them. */
const colourless = ['direction', 'zoom', 'locale'];

/**
 * The themes in which the colours of a story are measured: all of them, or one, chosen by its id, for a story
 * that was only mirrored, enlarged or translated. A whole run takes all of them for every story.
 */
export function themesOf(id: string, storyGlobals: Record<string, unknown>, whole: boolean) {
  const isVariant = colourless.some((name) => name in storyGlobals);
  return sample(themes, {
    whole: whole || !isVariant,
    nameOf: ({ brand, scheme }) => `${id} ${brand} ${scheme}`,
  });
}
