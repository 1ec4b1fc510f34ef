import { Trans, useLingui } from '@lingui/react/macro';
import { draftOf } from '@my-air/feature-kit/forms';
import { port, usePortal, useUser } from '@my-air/feature-kit';
import { QueryView } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { Banner, Button, EmptyState, RouteTabs, Skeleton, Stack, Text } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { mostDecided, type OptimizationChannel } from '../contract.ts';
import { aiOptimizationPorts } from '../ports.ts';
import type { SuggestionListName } from '../screen/OptimizationSearch.ts';
import { suggestionDraft } from './suggestionDraft.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { suggestionsQuery } from './suggestions.api.ts';
import { useDecisions } from './useDecisions.ts';
import { WriteCard } from './WriteCard.tsx';

export interface ChannelSuggestionsProps {
  /** The channel whose suggestions are listed. */
  channel: OptimizationChannel;
  /** The list in sight. */
  list: SuggestionListName;
}

/** The suggestions of one channel: the open ones, the decided ones, and the button for new ones. */
export function ChannelSuggestions({ channel, list }: ChannelSuggestionsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const portal = usePortal();
  const { api } = portal;
  const addChannel = port(aiOptimizationPorts, 'addChannel');
  const guid = channel.platform_guid;
  const query = useQuery(suggestionsQuery(api, guid));
  const decisions = useDecisions(guid, list);
  const userId = useUser()?.id;

  // Typed text stays in sight, also where another answer has decided meanwhile.
  const hasDraft = (id: string) => draftOf(userId, suggestionDraft, id).read() !== undefined;
  const shown = (query.data ?? []).filter(({ id, status }) =>
    // A status of the future is neither accepted nor dismissed: it stays among the open ones, without
    // actions.
    list === 'open'
      ? (status !== 'accepted' && status !== 'dismissed') || decisions.decided.has(id) || hasDraft(id)
      : status === list,
  );
  const empty: Record<SuggestionListName, string> = {
    open: t`Nothing to review`,
    accepted: t`Nothing has been accepted yet`,
    dismissed: t`Nothing has been dismissed yet`,
  };
  const tabOf = (id: SuggestionListName, label: string) => ({
    id,
    label,
    isCurrent: id === list,
    render: (
      <Link
        to="/ai-optimization"
        search={{ channel: guid, list: id === 'open' ? undefined : id }}
        activeOptions={{ exact: true }}
        resetScroll={false}
      />
    ),
  });
  const all = query.data ?? [];
  const openCount = all.filter(({ status }) => status === 'open').length;
  const count = format.number(openCount);

  return (
    <Stack gap={4}>
      {channel.is_access_revoked ? (
        <Banner
          tone="warning"
          title={<Trans>We have no access to this channel</Trans>}
          action={
            addChannel && (
              <Button size="s" onClick={() => addChannel(portal)}>
                <Trans>Reconnect</Trans>
              </Button>
            )
          }
        >
          <Trans>You can read and dismiss suggestions, but not accept them.</Trans>
        </Banner>
      ) : (
        <WriteCard guid={guid} unwritten={channel.unwritten_count ?? 0} />
      )}
      <QueryView
        query={query}
        pending={<Skeleton lines={6} height="3rem" />}
        failed={<Trans>The suggestions could not be loaded</Trans>}
      >
        {() => (
          <>
            <RouteTabs
              label={t`Suggestions`}
              tabs={[
                tabOf('open', t`Waiting (${count})`),
                tabOf('accepted', t`Accepted`),
                tabOf('dismissed', t`Dismissed`),
              ]}
            />
            {shown.length > 0 ? (
              <SuggestionList key={list} suggestions={shown} decisions={decisions} />
            ) : (
              <EmptyState illustration="done" title={empty[list]} />
            )}
            {list !== 'open' && all.length - openCount >= mostDecided && (
              <Text size={14} tone="muted">
                <Trans>Only the latest decisions are listed.</Trans>
              </Text>
            )}
          </>
        )}
      </QueryView>
    </Stack>
  );
}
