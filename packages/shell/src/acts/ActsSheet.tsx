import { Trans } from '@lingui/react/macro';
import type { TopBarSheetProps } from '@my-air/feature-kit';
import { actRunsAtom, clearActs, isGoingOn } from '@my-air/feature-kit/data';
import { Button, Stack } from '@my-air/ui-kit';
import { useAtomValue } from 'jotai';

import { Results } from './Results.tsx';

/** The results of the acts for several channels, the latest act first: live while they run, and until they are cleared. */
export function ActsSheet({ close }: TopBarSheetProps) {
  const runs = useAtomValue(actRunsAtom);
  const hasEnded = runs.length > 0 && !runs.some(isGoingOn);
  return (
    <Stack gap={5}>
      {runs.toReversed().map((run) => (
        <Results key={run.id} run={run} />
      ))}
      {hasEnded && (
        <div>
          <Button
            size="s"
            variant="quiet"
            onClick={() => {
              close();
              clearActs({ keepsUnsettled: false });
            }}
          >
            <Trans>Clear the results</Trans>
          </Button>
        </div>
      )}
    </Stack>
  );
}
