import { loadOptionalPart } from '@my-air/feature-api';

import type * as RichFieldPart from './rich/RichField.tsx';

/** What the rich composer brings. */
export type RichFieldModule = typeof RichFieldPart;

let fetched: RichFieldModule | undefined;
let fetching: Promise<RichFieldModule | undefined> | undefined;

/** The rich field, where it is here already. */
export function fetchedRichField(): RichFieldModule | undefined {
  return fetched;
}

/** Fetches the rich field, once; undefined where it does not come, and the next who asks tries again. */
export function fetchRichField(): Promise<RichFieldModule | undefined> {
  fetching ??= loadOptionalPart(() => import('./rich/RichField.tsx')).then((part) => {
    fetched = part;
    if (!part) fetching = undefined;
    return part;
  });
  return fetching;
}
