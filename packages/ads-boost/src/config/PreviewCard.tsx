import { Trans } from '@lingui/react/macro';
import { Card, Stack, Text } from '@my-air/ui-kit';

import type { BoostSettings, BoostVideo } from '../contract.ts';
import { breaksOf } from '../settings/breaksOf.ts';
import type { ChangePreview } from '../settings/previewChange.ts';
import { Timeline } from './Timeline.tsx';
import { ChangedVideos } from './ChangedVideos.tsx';

export interface PreviewCardProps {
  /** The videos that the edits change, and the number of all. */
  preview: ChangePreview;
  /** The settings in effect with the edits, for the example. */
  settings: BoostSettings;
  /** The videos of the channels; the longest is the example. */
  videos: readonly BoostVideo[];
  /** Whether something is changed and not saved. */
  isChanged: boolean;
}

/** The effect of the settings: the longest video as an example, and every video that a change reaches. */
export function PreviewCard({ preview: { changed, total }, settings, videos, isChanged }: PreviewCardProps) {
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
          <Trans>Change a setting to see which videos it affects.</Trans>
        )}
      </Text>
      {count > 0 && <ChangedVideos changed={changed} />}
    </Card>
  );
}
