import { useLingui } from '@lingui/react/macro';

import type { BreakFinding } from '../settings/breakFindings.ts';
import { timeCode } from './timeCode.ts';

/** Returns a finding in a sentence that says what to do. */
export function useFindingText(): (finding: BreakFinding) => string {
  const { t } = useLingui();

  return (finding) => {
    const place = 'at' in finding ? timeCode(finding.at) : '';
    switch (finding.kind) {
      case 'interruptive':
        return t`YouTube says that the break at ${place} interrupts the video. Move it to a pause.`;
      case 'too-close':
        return t`The break at ${place} is not used: it is too close to the one before.`;
      case 'over-limit':
        return t`The break at ${place} is not used: the video already has the maximum number of breaks.`;
      case 'outside':
        return t`The break at ${place} is not used: it is outside the video.`;
      case 'none-placed':
        return t`No breaks: none are placed in YouTube Studio.`;
      case 'no-room':
        return t`No breaks: the distance between them leaves no room.`;
      case 'opted-out':
        return t`You left this video out, so it has no breaks.`;
    }
  };
}
