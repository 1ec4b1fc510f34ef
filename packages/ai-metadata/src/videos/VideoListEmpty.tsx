import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Button, EmptyState } from '@my-air/ui-kit';

import type { useVideos } from './useVideos.ts';

export interface VideoListEmptyProps {
  /** The videos that were asked for. */
  found: Pick<ReturnType<typeof useVideos>, 'searched' | 'query'>;
  /** Called when the user wants the list without filters; undefined where there is none. */
  onClear: (() => void) | undefined;
}

/** The list without a video: nothing matches, or nothing that was searched so far. */
export function VideoListEmpty({ found: { searched, query }, onClear }: VideoListEmptyProps) {
  const { t } = useLingui();
  const count = useFormat().number(searched?.count);
  return (
    <EmptyState
      illustration="search"
      title={<Trans>No videos match</Trans>}
      text={
        searched
          ? t`${plural(searched.count, {
              one: `Only ${count} video was searched so far.`,
              other: `Only ${count} videos were searched so far.`,
            })}`
          : t`Change the filters, or update the videos of this channel.`
      }
      action={
        <>
          {searched && (
            <Button variant="primary" isBusy={query.isFetching} onClick={() => void query.fetchNextPage()}>
              <Trans>Search more videos</Trans>
            </Button>
          )}
          {onClear && (
            <Button onClick={onClear}>
              <Trans>Clear filters</Trans>
            </Button>
          )}
        </>
      }
    />
  );
}
