import type { Draft } from '@my-air/feature-api/draft';
import { useEffect, useRef } from 'react';

import type { Edit } from '../settings/openEdit.ts';

/** Reads the settings again when another tab has saved or discarded the draft, or edits a version unknown to this tab. */
export function useSavedElsewhere(
  draft: Pick<Draft<Edit>, 'read' | 'follow'>,
  version: number,
  reload: () => Promise<unknown>,
): void {
  const latest = useRef({ draft, version, reload });
  useEffect(() => {
    latest.current = { draft, version, reload };
  });
  useEffect(
    () =>
      latest.current.draft.follow(() => {
        const { draft: current, version: known, reload: read } = latest.current;
        // A failure here shows at the next save.
        if (current.read()?.version !== known) read().catch(() => {});
      }),
    [],
  );
}
