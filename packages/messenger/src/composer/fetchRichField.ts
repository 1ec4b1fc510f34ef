import { loadOptionalPart } from '@my-air/screen-kit';

import type * as RichFieldPart from './rich/RichField.tsx';

/** The module of the rich field. */
export type RichFieldModule = typeof RichFieldPart;

let fetched: RichFieldModule | undefined;
let fetching: Promise<RichFieldModule | undefined> | undefined;

/** The rich field, if it is already loaded. */
export function fetchedRichField(): RichFieldModule | undefined {
  return fetched;
}

/** Loads the rich field once; undefined after a failure, and the next caller tries again. */
export function fetchRichField(): Promise<RichFieldModule | undefined> {
  fetching ??= loadOptionalPart(() => import('./rich/RichField.tsx')).then((part) => {
    fetched = part;
    if (!part) fetching = undefined;
    return part;
  });
  return fetching;
}
