import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { ItemBoundary, MoreRows, QueryView } from '@my-air/feature-kit/views';
import { Skeleton, Stack, Text, TextLink } from '@my-air/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';

import { useLanguageNames } from '../languages/useLanguageNames.ts';
import { failedVideosQuery } from './jobs.api.ts';

/** The videos that failed for a reason, each with its language, page by page. */
export function FailedVideos({ id, reason }: { id: string; reason: string }) {
  const { t } = useLingui();
  const { api } = usePortal();
  const nameOf = useLanguageNames();
  const failed = useInfiniteQuery(failedVideosQuery(api, id, reason));

  return (
    <QueryView
      query={failed}
      pending={<Skeleton lines={2} />}
      failed={<Trans>The failed translations could not be loaded</Trans>}
      isBanner
    >
      {({ pages }) => (
        <>
          <Stack as="ul" gap={2} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {pages
              .flatMap((page) => page?.failures ?? [])
              .map((failure) => (
                <ItemBoundary key={failure.id} of={failure} as="li">
                  <Text as="li" size={14} dir="auto">
                    <TextLink href={failure.video.url ?? undefined} externalLabel={t`opens another site`}>
                      {failure.video.title}
                    </TextLink>
                    {` · ${nameOf(failure.language)}`}
                  </Text>
                </ItemBoundary>
              ))}
          </Stack>
          {(pages.length > 1 || failed.hasNextPage) && <MoreRows query={failed} />}
        </>
      )}
    </QueryView>
  );
}
