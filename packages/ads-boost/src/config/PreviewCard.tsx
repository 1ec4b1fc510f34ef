import { Trans, useLingui } from '@lingui/react/macro';
import { Accordion, Card, Stack, Text } from '@my-air/ui-kit';

import type { BoostSettings, BoostVideo } from '../contract.ts';
import { breaksOf } from '../settings/breaksOf.ts';
import type { ChangePreview } from '../settings/previewChange.ts';
import { Timeline } from './Timeline.tsx';

export interface PreviewCardProps {
  preview: ChangePreview;
  settings: BoostSettings;
  videos: readonly BoostVideo[];
  /** Whether something is changed and not saved. */
  isChanged: boolean;
}

/** So many timelines are drawn at once. */
const mostDrawn = 30;

/** What the settings give: the longest video as an example, and every video that a change reaches. */
export function PreviewCard({ preview: { changed, total }, settings, videos, isChanged }: PreviewCardProps) {
  const { t } = useLingui();
  const example = videos.toSorted((one, other) => other.duration_seconds - one.duration_seconds)[0];
  const count = changed.length;

  return (
    <Card title={<Trans>Preview</Trans>} aria-live="polite">
      {example ? (
        <Stack gap={2}>
          <Text size={14} weight="medium">
            <bdi>{example.title}</bdi>
          </Text>
          <Timeline length={example.duration_seconds} breaks={breaksOf(example, settings)} />
        </Stack>
      ) : (
        <Text tone="muted">
          <Trans>There are no videos yet.</Trans>
        </Text>
      )}
      <Text weight="medium">
        {isChanged ? (
          <Trans>
            {count} of {total} videos change
          </Trans>
        ) : (
          <Trans>Change a setting to see which videos it reaches.</Trans>
        )}
      </Text>
      {count > 0 && (
        <Accordion
          items={[
            {
              id: 'changed',
              label: t`Show the videos`,
              content: (
                <Stack gap={4}>
                  {changed.slice(0, mostDrawn).map(({ video, after }) => (
                    <Stack key={video.id} gap={1}>
                      <Text size={14}>
                        <bdi>{video.title}</bdi>
                      </Text>
                      <Timeline length={video.duration_seconds} breaks={after} />
                    </Stack>
                  ))}
                </Stack>
              ),
            },
          ]}
        />
      )}
    </Card>
  );
}
