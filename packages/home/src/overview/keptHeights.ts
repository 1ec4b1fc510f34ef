import { keptAtom } from '@my-air/feature-kit/state';
import * as v from 'valibot';

/**
 * The heights that the places of home had at the last visit, in pixels: what is below a place does not move when its
 * content comes. By the number of columns and the name of the place.
 */
export const keptHeights = keptAtom(
  'home.heights',
  v.record(v.string(), v.number()),
  {},
  {
    per: 'user',
    survivesSignOut: true,
  },
);
