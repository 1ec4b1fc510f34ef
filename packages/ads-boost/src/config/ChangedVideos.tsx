import { useLingui } from '@lingui/react/macro';
import { ShortList } from '@my-air/feature-kit/views';
import { Accordion, Stack, Text } from '@my-air/ui-kit';

import type { ChangePreview } from '../settings/previewChange.ts';
import { Timeline } from './Timeline.tsx';

/** The number of timelines that are drawn at first. */
const mostDrawn = 30;

/** Every video that a change reaches, with the breaks that it gives. */
export function ChangedVideos({ changed }: Pick<ChangePreview, 'changed'>) {
  const { t } = useLingui();

  return (
    <Accordion
      items={[
        {
          id: 'changed',
          label: t`Show the videos`,
          content: (
            <Stack gap={4}>
              <ShortList items={changed} limit={mostDrawn}>
                {(shown) =>
                  shown.map(({ video, after }) => (
                    <Stack key={video.id} gap={1}>
                      <Text size={14}>
                        <bdi>{video.title}</bdi>
                      </Text>
                      <Timeline length={video.duration_seconds} breaks={after} />
                    </Stack>
                  ))
                }
              </ShortList>
            </Stack>
          ),
        },
      ]}
    />
  );
}
