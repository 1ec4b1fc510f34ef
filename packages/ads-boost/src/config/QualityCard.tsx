import { Trans } from '@lingui/react/macro';
import { ShortList } from '@my-air/feature-kit/views';
import { Card, Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { QualityRow } from '../settings/qualityRows.ts';
import { QualityVideo } from './QualityVideo.tsx';

export interface QualityCardProps {
  /** The videos with something to improve, one for each row. */
  rows: readonly QualityRow[];
  /** Whether the settings are those of one channel, so that any of its videos can be left out. */
  isOneChannel: boolean;
  /** Called with a video to leave out, or to allow breaks in again. */
  onOptOut: (videoId: string, isOptedOut: boolean) => void;
}

/** The number of videos that are drawn at first. */
const mostDrawn = 20;

/** The possible improvements of the breaks, video by video. */
export function QualityCard({ rows, isOneChannel, onOptOut }: QualityCardProps) {
  return (
    <Card title={<Trans>Break quality</Trans>}>
      {rows.length === 0 ? (
        <Text tone="muted">
          <Trans>Nothing to improve: every break is used.</Trans>
        </Text>
      ) : (
        <ShortList items={rows} limit={mostDrawn}>
          {(shown) => (
            <List>
              {shown.map((row) => (
                <QualityVideo
                  key={row.video.id}
                  row={row}
                  onOptOut={isOneChannel || !row.hasOwnList ? onOptOut : undefined}
                />
              ))}
            </List>
          )}
        </ShortList>
      )}
    </Card>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: var(--space-8) var(--space-6);
  margin: 0;
  padding: 0;
  list-style: none;
`;
