import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Status, Text, TextLink, Thumbnail } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { AiVideo } from '../contract.ts';
import { exclusionOf } from './exclusionOf.ts';
import { useVideoWords } from './useVideoWords.ts';

export interface VideoNameProps {
  /** The video in the row. */
  video: AiVideo;
  /** The time that scheduled videos are compared with, in milliseconds since 1970. */
  now: number;
}

/** The picture and the title of a video, and the reason if it is left out. */
export function VideoName({ video, now }: VideoNameProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useVideoWords();
  const { title, url, thumbnail_url, scheduled_launch } = video;
  const exclusion = exclusionOf(video, { now, timeZone: format.timeZone });
  const launch = format.shortDateTime(scheduled_launch);

  return (
    <Line>
      <Thumbnail src={thumbnail_url} width={80} />
      <Words>
        <Title as="span" dir="auto">
          {url ? (
            <TextLink isQuiet href={url} externalLabel={t`opens another site`}>
              {title}
            </TextLink>
          ) : (
            title
          )}
        </Title>
        {exclusion && (
          <Status tone={exclusion === 'no_language' ? 'warning' : 'neutral'}>
            {words.exclusion(exclusion)}
            {exclusion === 'scheduled' && (
              <span title={format.dateTime(scheduled_launch)}>{` · ${launch}`}</span>
            )}
          </Status>
        )}
      </Words>
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  align-items: center;
  min-width: 0;
`;

/** Below the picture where large text leaves no room for a word beside it. */
const Words = styled.div`
  flex: 1 1 6rem;
  min-width: 0;
`;

const Title = styled(Text)`
  display: -webkit-box;
  overflow: hidden;
  font-weight: var(--font-weight-medium);
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
`;
