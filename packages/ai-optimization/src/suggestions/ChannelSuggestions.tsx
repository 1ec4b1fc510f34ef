import { Trans, useLingui } from '@lingui/react/macro';
import { port, usePortal } from '@my-air/feature-api';
import { useFormat } from '@my-air/i18n';
import { Banner, Button, EmptyState, ErrorState, Skeleton, Stack, Tabs } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { OptimizationChannel } from '../contract.ts';
import { aiOptimizationPorts } from '../ports.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { suggestionsQuery } from './suggestions.api.ts';
import { useDecisions } from './useDecisions.ts';
import { WriteCard } from './WriteCard.tsx';

type List = 'open' | 'accepted' | 'dismissed';

/** The suggestions of one channel: those that wait, those that were decided, and the way to new ones. */
export function ChannelSuggestions({ channel }: { channel: OptimizationChannel }) {
  const { t } = useLingui();
  const format = useFormat();
  const portal = usePortal();
  const { api } = portal;
  const addChannel = port(aiOptimizationPorts, 'addChannel');
  const guid = channel.platform_guid;
  const { data, isError, refetch } = useQuery(suggestionsQuery(api, guid));
  const decisions = useDecisions(guid);
  const [list, setList] = useState<List>('open');

  const listOf = (name: List) =>
    (data ?? []).filter(({ id, status }) =>
      // A status of the future is neither accepted nor dismissed: it stays with those that wait, without actions.
      name === 'open'
        ? (status !== 'accepted' && status !== 'dismissed') || decisions.decided.has(id)
        : status === name,
    );
  const empty: Record<List, string> = {
    open: t`Nothing to review`,
    accepted: t`Nothing has been accepted yet`,
    dismissed: t`Nothing has been dismissed yet`,
  };
  const tabOf = (name: List, label: string) => {
    const suggestions = listOf(name);
    return {
      id: name,
      label,
      content:
        suggestions.length > 0 ? (
          <SuggestionList suggestions={suggestions} decisions={decisions} />
        ) : (
          <EmptyState illustration="done" title={empty[name]} />
        ),
    };
  };
  const count = format.number((data ?? []).filter(({ status }) => status === 'open').length);

  return (
    <Stack gap={4}>
      {channel.is_access_revoked ? (
        <Banner
          tone="warning"
          title={<Trans>We have no access to this channel</Trans>}
          action={
            addChannel && (
              <Button size="s" onClick={() => addChannel(portal)}>
                <Trans>Connect the channel again</Trans>
              </Button>
            )
          }
        >
          <Trans>You can read and dismiss suggestions, but not accept them.</Trans>
        </Banner>
      ) : (
        <WriteCard guid={guid} unwritten={channel.unwritten_count ?? 0} />
      )}
      {data && (
        <Tabs<List>
          label={t`Suggestions`}
          value={list}
          onValueChange={(next) => {
            decisions.reset();
            setList(next);
          }}
          tabs={[
            tabOf('open', t`Waiting (${count})`),
            tabOf('accepted', t`Accepted`),
            tabOf('dismissed', t`Dismissed`),
          ]}
        />
      )}
      {!data && !isError && <Skeleton lines={6} height="3rem" />}
      {!data && isError && (
        <ErrorState
          title={<Trans>The suggestions could not be loaded</Trans>}
          action={
            <Button onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )}
    </Stack>
  );
}
