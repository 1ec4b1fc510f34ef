import { Trans, useLingui } from '@lingui/react/macro';
import { Button, EmptyState } from '@my-air/ui-kit';

import { useScope } from './useScope.ts';

/** A list that is empty because the screens show some channels alone, and the way to all of them. */
export function NothingInScope() {
  const { t } = useLingui();
  const { name, choose } = useScope();

  return (
    <EmptyState
      illustration="search"
      title={t`Nothing here for ${name}`}
      action={
        <Button onClick={() => choose(undefined)}>
          <Trans>Show all channels</Trans>
        </Button>
      }
    />
  );
}
