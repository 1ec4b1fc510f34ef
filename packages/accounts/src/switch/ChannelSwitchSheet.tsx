import { Trans, useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { channelKey, channelsQuery, isSameChannel, useScope } from '@my-air/feature-kit/data';
import { usePortal, type TopBarSheetProps } from '@my-air/feature-kit';
import { findByText, languageTag, useLocale } from '@my-air/i18n';
import { platformName, QueryView, ShortList } from '@my-air/feature-kit/views';
import { Avatar, Button, CheckIcon, PlatformMark, SearchInput, Skeleton, Stack, Text } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';

import { nameAndHandle } from '../channel/findChannels.ts';

/** The number of channels that can be seen at once without a search. */
const seenAtOnce = 8;

/** The choice of the one channel that all screens are about, or of all channels. */
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
  const { channel: chosen, choose } = useScope();
  const [typed, setTyped] = useState('');
  const { compare } = new Intl.Collator(languageTag(locale), { numeric: true });
  const found = findByText(channels, nameAndHandle, typed, locale).toSorted((a, b) =>
    compare(a.title, b.title),
  );

  function chooseAndClose(key: string | undefined) {
    choose(key);
    close();
  }

  function chooseFirst(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() !== '' && found[0]) chooseAndClose(channelKey(found[0]));
  }

  return (
    <Stack gap={3}>
      {channels.length > seenAtOnce && (
        <form onSubmit={chooseFirst}>
          <SearchInput
            value={typed}
            onValueChange={setTyped}
            aria-label={t`Find a channel`}
            placeholder={t`Find a channel`}
            clearLabel={t`Clear the search`}
          />
        </form>
      )}
      <ShortList items={found} limit={seenAtOnce * 1.5}>
        {(shown) => (
          <Options aria-label={t`Channel`}>
            {typed.trim() === '' && (
              <li>
                <Option aria-pressed={!chosen} onClick={() => chooseAndClose(undefined)}>
                  <Name>
                    <Trans>All channels</Trans>
                  </Name>
                  {!chosen && <CheckIcon aria-hidden />}
                </Option>
              </li>
            )}
            {shown.map((channel) => {
              const { title, platform, thumbnail_image } = channel;
              const key = channelKey(channel);
              const isChosen = chosen !== undefined && isSameChannel(channel, chosen);
              return (
                <li key={key}>
                  <Option aria-pressed={isChosen} onClick={() => chooseAndClose(key)}>
                    <Avatar size={28} name={title} src={thumbnail_image} />
                    <Name>{title}</Name>
                    <PlatformMark platform={platform} label={platformName(platform, i18n)} />
                    {isChosen && <CheckIcon aria-hidden />}
                  </Option>
                </li>
              );
            })}
          </Options>
        )}
      </ShortList>
      {found.length === 0 && (
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

const Option = styled(Button).attrs({ variant: 'quiet', isWide: true })`
  gap: var(--space-2);
  justify-content: flex-start;
  text-align: start;
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;
