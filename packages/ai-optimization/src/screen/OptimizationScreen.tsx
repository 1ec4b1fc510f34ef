import { Trans, useLingui } from '@lingui/react/macro';
import { NothingInScope, OnlyScope, useChannelInScope } from '@my-air/feature-kit/data';
import { port, usePortal } from '@my-air/feature-kit';
import { HelpLink } from '@my-air/feature-kit/views';
import { Button, EmptyState, Field, NativeSelect, Page, Row, Stack } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';

import { channelsQuery } from '../channels/channels.api.ts';
import { aiOptimizationPorts } from '../ports.ts';
import { ChannelSuggestions } from '../suggestions/ChannelSuggestions.tsx';
import type { OptimizationSearch } from './OptimizationSearch.ts';

/** The help article about suggestions. */
const helpArticle = 63;

export interface OptimizationScreenProps {
  /** The search parameters; an unknown channel in them shows the first one. */
  search: OptimizationSearch;
  /** Called with the whole new search parameters when another channel is chosen. */
  onSearch: (search: OptimizationSearch) => void;
}

/** Suggestions for the texts of a channel's videos, and the prompts that they are written after. */
export function OptimizationScreen({ search, onSearch }: OptimizationScreenProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const { api, modals } = portal;
  const addChannel = port(aiOptimizationPorts, 'addChannel');
  const { data: all } = useSuspenseQuery(channelsQuery(api));
  const { channel, channels, isNarrowed, follow } = useChannelInScope(all, search.channel);

  return (
    <Page
      title={t`AI optimization`}
      lead={t`Suggestions for titles, descriptions, tags and thumbnails. Nothing changes until you accept it.`}
      actions={
        <Row gap={4} wrap>
          <HelpLink article={helpArticle}>{t`How AI optimization works`}</HelpLink>
          <Button onClick={() => void modals.open('choose-ai-prompts', {})}>
            <Trans>Choose prompts</Trans>
          </Button>
        </Row>
      }
    >
      {isNarrowed && <OnlyScope />}
      {isNarrowed && !channel && <NothingInScope />}
      {channel && (
        <Stack gap={4}>
          {channels.length > 1 && (
            <Choice label={t`Channel`}>
              <NativeSelect
                value={channel.platform_guid}
                onChange={({ target }) => {
                  follow(target.value);
                  onSearch({ ...search, channel: target.value });
                }}
                options={channels.map(({ platform_guid, title, is_access_revoked }) => ({
                  value: platform_guid,
                  label: is_access_revoked ? t`${title} (access revoked)` : title,
                }))}
              />
            </Choice>
          )}
          <ChannelSuggestions key={channel.platform_guid} channel={channel} list={search.list ?? 'open'} />
        </Stack>
      )}
      {all.length === 0 && (
        <EmptyState
          illustration="channels"
          title={<Trans>No connected channel yet</Trans>}
          text={<Trans>Suggestions are made for videos of YouTube channels that work with us.</Trans>}
          action={addChannel && <Button onClick={() => addChannel(portal)}>{t`Add a channel`}</Button>}
        />
      )}
    </Page>
  );
}

const Choice = styled(Field)`
  max-width: 24rem;
`;
