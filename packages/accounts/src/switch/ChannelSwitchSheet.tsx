import { Trans, useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import {
  channelGroups,
  channelKey,
  channelsQuery,
  useScope,
  type ScopeChoice,
} from '@my-air/feature-kit/data';
import { usePortal, useUser, type TopBarSheetProps } from '@my-air/feature-kit';
import { findByText, useLocale } from '@my-air/i18n';
import { platformName, QueryView, ShortList } from '@my-air/feature-kit/views';
import {
  Avatar,
  Button,
  PlatformMark,
  PlusIcon,
  Row,
  SearchInput,
  Skeleton,
  Stack,
  Text,
} from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';

import { nameAndHandle } from '../channel/findChannels.ts';
import { byTitle } from './byTitle.ts';
import { GroupOptions } from './GroupOptions.tsx';
import { ScopeOption } from './ScopeOption.tsx';

/** The number of channels that can be seen at once without a search. */
const seenAtOnce = 8;

/** The choice of what all screens are about: all channels, a group of them or one. */
export function ChannelSwitchSheet({ close }: TopBarSheetProps) {
  const query = useQuery(channelsQuery(usePortal().api));

  return (
    <QueryView
      query={query}
      pending={<Skeleton lines={4} />}
      failed={<Trans>The channels could not be loaded</Trans>}
    >
      {(channels) => <Choice channels={channels} close={close} />}
    </QueryView>
  );
}

function Choice({ channels, close }: TopBarSheetProps & { channels: readonly Channel[] }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const { modals } = usePortal();
  const { choice, choose } = useScope();
  const groups = useAtomValue(channelGroups(useUser()?.id));
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim() !== '';
  const found = findByText(byTitle(channels, locale), nameAndHandle, typed, locale);
  const foundGroups = findByText(groups, ({ name }) => name, typed, locale);

  function chooseAndClose(next: ScopeChoice | undefined) {
    choose(next);
    close();
  }

  function chooseFirst(event: FormEvent) {
    event.preventDefault();
    const [group] = foundGroups;
    const [channel] = found;
    if (isTyped && group) chooseAndClose({ group: group.id });
    else if (isTyped && channel) chooseAndClose(channelKey(channel));
  }

  return (
    <Stack gap={3}>
      {channels.length + groups.length > seenAtOnce && (
        <form onSubmit={chooseFirst}>
          <SearchInput
            value={typed}
            onValueChange={setTyped}
            aria-label={groups.length > 0 ? t`Find a channel or a group` : t`Find a channel`}
            placeholder={groups.length > 0 ? t`Find a channel or a group` : t`Find a channel`}
            clearLabel={t`Clear the search`}
          />
        </form>
      )}
      {modals.has('channel-group') && (
        <Row>
          <Button
            size="s"
            icon={<PlusIcon />}
            onClick={() => {
              close();
              void modals.open('channel-group', { channels: [] });
            }}
          >
            <Trans>New group</Trans>
          </Button>
        </Row>
      )}
      <ShortList items={found} limit={seenAtOnce * 1.5}>
        {(shown) => (
          <Options aria-label={t`Channel`}>
            {!isTyped && (
              <ScopeOption
                name={t`All channels`}
                isChosen={choice === undefined}
                onChoose={() => chooseAndClose(undefined)}
              />
            )}
            <GroupOptions groups={foundGroups} channels={channels} close={close} />
            {shown.map((channel) => {
              const { title, platform, thumbnail_image } = channel;
              const key = channelKey(channel);
              return (
                <ScopeOption
                  key={key}
                  picture={<Avatar size={28} name={title} src={thumbnail_image} />}
                  name={title}
                  detail={<PlatformMark platform={platform} label={platformName(platform, i18n)} />}
                  isChosen={choice === key}
                  onChoose={() => chooseAndClose(key)}
                />
              );
            })}
          </Options>
        )}
      </ShortList>
      {found.length + foundGroups.length === 0 && (
        <Text as="output" tone="muted">
          <Trans>No channel with this name.</Trans>
        </Text>
      )}
    </Stack>
  );
}

const Options = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
