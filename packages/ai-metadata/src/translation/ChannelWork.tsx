import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { Banner, RouteTabs } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import type { AiChannel } from '../contract.ts';
import { languagesQuery } from '../languages/languages.api.ts';
import { VideoList } from '../videos/VideoList.tsx';
import { filtersOf, type TranslationSearch } from './TranslationSearch.ts';
import { AutoMode } from '../auto/AutoMode.tsx';

export interface ChannelWorkProps {
  /** The channel in work. */
  channel: AiChannel;
  /** The search parameters: the mode and the filters of the list. */
  search: TranslationSearch;
  /** Called with the whole new search parameters when a filter or the order changes. */
  onSearch: (search: TranslationSearch) => void;
}

/** The work on a channel: translate existing videos, or have new ones translated automatically. */
export function ChannelWork({ channel, search, onSearch }: ChannelWorkProps) {
  const { t } = useLingui();
  const isAutomatic = search.mode === 'auto';
  // A server that omits the field has nothing to wait for.
  const isFirstSync = channel.is_synced_first_page === false;
  // oxlint-disable-next-line my-air/answered-query -- without the languages their filter is not offered
  const { data: languages = [] } = useQuery(languagesQuery(usePortal().api));
  // A word of the address that is no language must not become a text of the page.
  const filtered = { ...search, lacks: languages.find(({ code }) => code === search.lacks)?.code };
  const linkTo = (mode: TranslationSearch['mode']) => (
    <Link
      to="/ai-metadata/translation"
      search={{ ...search, mode }}
      replace
      resetScroll={false}
      activeOptions={{ exact: true }}
    />
  );

  return (
    <>
      <RouteTabs
        label={t`Translation mode`}
        tabs={[
          { id: 'manual', label: t`Videos`, render: linkTo(undefined), isCurrent: !isAutomatic },
          {
            id: 'auto',
            label: t`New videos automatically`,
            render: linkTo('auto'),
            isCurrent: isAutomatic,
          },
        ]}
      />
      {isAutomatic && <AutoMode channel={channel} />}
      {!isAutomatic && !isFirstSync && (
        <VideoList channel={channel} filters={filtersOf(filtered)} search={filtered} onSearch={onSearch} />
      )}
      {!isAutomatic && isFirstSync && (
        <Banner tone="info" title={<Trans>Loading your videos</Trans>}>
          <Trans>The first videos appear in about a minute. You can leave this page meanwhile.</Trans>
        </Banner>
      )}
    </>
  );
}
