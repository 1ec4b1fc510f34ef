import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { ProgressBar, Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import { trafficSourceName } from './trafficSourceName.ts';

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
        {largestFirst.map(({ name, percent }) => {
          const known = trafficSourceName(name);
          return (
            <tr key={name}>
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
