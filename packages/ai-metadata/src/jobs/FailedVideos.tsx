import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { ItemBoundary } from '@my-air/feature-kit/views';
import { Skeleton, Stack, Text, TextLink } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';

import { useLanguageNames } from '../languages/useLanguageNames.ts';
import { failuresQuery } from './jobs.api.ts';

/** The first videos that failed for a reason, each with its language. */
export function FailedVideos({ id, reason }: { id: string; reason: string }) {
  const { t } = useLingui();
  const { api } = usePortal();
  const nameOf = useLanguageNames();
  const { data } = useQuery(failuresQuery(api, id, reason));
  if (!data) return <Skeleton lines={2} />;
  const rest = data.groups.find((group) => group.reason === reason)?.count ?? 0;
  const hidden = Math.max(0, rest - data.failures.length);

  return (
    <Stack as="ul" gap={2} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {data.failures.map((failure) => (
        <ItemBoundary key={failure.id} of={failure} as="li">
          <Text as="li" size={14} dir="auto">
            <TextLink href={failure.video.url ?? undefined} externalLabel={t`opens another site`}>
              {failure.video.title}
            </TextLink>
            {` · ${nameOf(failure.language)}`}
          </Text>
        </ItemBoundary>
      ))}
      {hidden > 0 && (
        <Text as="li" size={14} tone="muted">
          <Trans>and {hidden} more</Trans>
        </Text>
      )}
    </Stack>
  );
}
