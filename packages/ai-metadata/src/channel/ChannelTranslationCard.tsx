import { Trans } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { usePortal } from '@my-air/feature-kit';
import { isSameChannel } from '@my-air/feature-kit/data';
import { ItemBoundary } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { Card, Text, TextLink } from '@my-air/ui-kit';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { aiChannelsQuery } from '../channels/channels.api.ts';
import { ChannelStateTags } from '../channels/ChannelStateTags.tsx';
import { JobLine } from '../jobs/JobLine.tsx';
import { jobHistoryQuery } from '../jobs/jobsQuery.ts';
import { useLanguageNames } from '../languages/useLanguageNames.ts';
import { settingsQuery } from '../settings/settings.api.ts';

/** The number of the latest translations that are shown. */
const shownJobs = 2;

/** On the page of a channel: whether new videos are translated, and its latest translations. Nothing where it cannot be translated. */
export function ChannelTranslationCard({ channel }: { channel: Channel }) {
  const { data: channels } = useSuspenseQuery(aiChannelsQuery(usePortal().api));
  const translated = channels.find((one) => isSameChannel(one, channel));
  if (!translated) return null;
  const id = translated.platform_guid;

  return (
    <Card
      title={<Trans>AI translation</Trans>}
      actions={
        <TextLink render={<Link to="/ai-metadata/translation" search={{ channel: id }} />}>
          <Trans>Translate videos</Trans>
        </TextLink>
      }
    >
      <ChannelStateTags channel={translated} />
      <AutoLine id={id} />
      <LatestJobs id={id} />
    </Card>
  );
}

/** The languages into which new videos are translated, and the way to change them. */
function AutoLine({ id }: { id: string }) {
  const format = useFormat();
  const nameOf = useLanguageNames();
  const { data: settings } = useSuspenseQuery(settingsQuery(usePortal().api, id));
  const languages = format.list((settings.translate_languages ?? []).map(nameOf));
  return (
    <Text size={14}>
      {settings.enabled_auto_localization ? (
        <Trans>New videos are translated automatically: {languages}.</Trans>
      ) : (
        <Trans>New videos are not translated automatically.</Trans>
      )}{' '}
      <TextLink render={<Link to="/ai-metadata/translation" search={{ channel: id, mode: 'auto' }} />}>
        <Trans>Change</Trans>
      </TextLink>
    </Text>
  );
}

/** The latest translations of the channel; nothing where there are none, or where the server does not list them. */
function LatestJobs({ id }: { id: string }) {
  const { data } = useSuspenseInfiniteQuery(jobHistoryQuery(usePortal().api, id));
  const jobs = data.pages[0]?.jobs ?? [];
  return jobs.slice(0, shownJobs).map((job) => (
    <ItemBoundary key={String(job.id)} of={job}>
      <JobLine job={job} isOfChannel />
    </ItemBoundary>
  ));
}
