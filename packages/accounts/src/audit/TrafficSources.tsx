import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat, type MessageDescriptor } from '@my-air/i18n';
import { ProgressBar, Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

/** The names of the sources of views, by the words that servers use for them. */
const names: ReadonlyMap<string, MessageDescriptor> = new Map(
  (
    [
      [['search', 'youtube_search', 'yt_search'], msg`YouTube search`],
      [['suggested', 'suggested_videos', 'related_video'], msg`Suggested videos`],
      [['browse', 'browse_features', 'subscriber'], msg`Home and subscriptions`],
      [['shorts', 'shorts_feed'], msg`Shorts feed`],
      [['external', 'ext_url'], msg`Other sites`],
      [['channel', 'channel_pages', 'yt_channel'], msg`Channel pages`],
      [['playlist', 'playlists'], msg`Playlists`],
      [['other', 'yt_other_page'], msg`Everything else`],
    ] as const
  ).flatMap(([words, name]) => words.map((word): [string, MessageDescriptor] => [word, name])),
);

/** The name of a source; undefined for one that this build does not know. */
function trafficSourceName(source: string): MessageDescriptor | undefined {
  return names.get(source.trim().toLowerCase().replaceAll(/\W+/g, '_'));
}

export interface TrafficSourcesProps {
  /** The sources of views, each with its share in percent. */
  sources: readonly { name: string; percent: number }[];
}

/** The sources of the views: a table with a bar for each share. */
export function TrafficSources({ sources }: TrafficSourcesProps) {
  const { t } = useLingui();
  const format = useFormat();
  const largestFirst = sources.toSorted((one, other) => other.percent - one.percent);

  return (
    <Table forwardedAs="table" size={14}>
      <caption>
        <Trans>Where views come from</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Text as="span" tone="muted">
              {t`Source`}
            </Text>
          </th>
          <th scope="col">
            <Text as="span" tone="muted">
              {t({ message: 'Share', context: 'part of a whole' })}
            </Text>
          </th>
        </tr>
      </thead>
      <tbody>
        {largestFirst.map(({ name, percent }, place) => {
          const known = trafficSourceName(name);
          return (
            <tr key={`${place} ${name}`}>
              <th scope="row">{known ? t(known) : t`Another source`}</th>
              <td>
                {format.percent(percent)}
                <ProgressBar value={percent} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

const Table = styled(Text)`
  width: 100%;
  font-variant-numeric: tabular-nums;
  border-collapse: collapse;

  caption {
    padding-bottom: var(--space-2);
    font-weight: 600;
    text-align: start;
  }
  th,
  td {
    padding: var(--space-2) 0;
    font-weight: 400;
    text-align: start;
    border-bottom: 1px solid var(--color-line);
  }
  td {
    width: 45%;
  }
`;
