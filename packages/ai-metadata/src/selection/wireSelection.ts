import type { TableSelection } from '@my-air/ui-kit';

import type { VideoFilters } from '../videos/VideoFilters.ts';
import { wireFilters } from '../videos/videos.api.ts';
import type { Snapshot } from './KeptSelection.ts';

/** A selection as the calls take it: a rule with its exceptions where the server takes one, otherwise ids. */
export function wireSelection({ mode, ids }: TableSelection, filters: VideoFilters, snapshot?: Snapshot) {
  if (mode === 'some') return { platform_guids: [...ids].sort() };
  if (snapshot?.ids) return { platform_guids: snapshot.ids.filter((id) => !ids.has(id)) };
  return {
    all: true,
    ...(ids.size > 0 && { exclude: [...ids].sort() }),
    ...(snapshot?.asOf !== undefined && { as_of: snapshot.asOf }),
    ...wireFilters(filters),
  };
}
export type WireSelection = ReturnType<typeof wireSelection>;
