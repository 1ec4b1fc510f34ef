import { useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@my-air/ui-kit';

import type { QualityRow } from '../settings/qualityRows.ts';
import { Timeline } from './Timeline.tsx';
import { useFindingText } from './useFindingText.ts';

export interface QualityVideoProps {
  /** The video with its breaks and its findings. */
  row: QualityRow;
  /** Called with the video and whether to leave it out; absent where another list of videos applies. */
  onOptOut: ((videoId: string, isOptedOut: boolean) => void) | undefined;
}

/** A video with its possible improvements, and a button that leaves it out. */
export function QualityVideo({ row: { video, findings, breaks, isOptedOut }, onOptOut }: QualityVideoProps) {
  const { t } = useLingui();
  const textOf = useFindingText();
  const { id, title } = video;

  return (
    <Stack as="li" gap={2}>
      <Text size={14} weight="medium">
        <bdi>{title}</bdi>
      </Text>
      <Timeline length={video.duration_seconds} breaks={breaks} />
      {findings.map((finding) => (
        <Text key={'at' in finding ? `${finding.kind} ${finding.at}` : finding.kind} size={14}>
          {textOf(finding)}
        </Text>
      ))}
      {onOptOut && (
        <div>
          <Button
            size="s"
            aria-label={isOptedOut ? t`Allow breaks in “${title}”` : t`Leave out “${title}”`}
            onClick={() => onOptOut(id, !isOptedOut)}
          >
            {isOptedOut ? t`Allow breaks` : t`Leave out`}
          </Button>
        </div>
      )}
    </Stack>
  );
}
