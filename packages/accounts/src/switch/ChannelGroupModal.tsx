import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal, useUser, type ModalProps } from '@my-air/feature-kit';
import { channelGroups, channelKey, channelsQuery, isSameName, useScope } from '@my-air/feature-kit/data';
import { platformName, QueryView } from '@my-air/feature-kit/views';
import { cleanIdentifier, findByText, useLocale } from '@my-air/i18n';
import {
  Button,
  Checkbox,
  Dialog,
  PlatformMark,
  Row,
  SearchInput,
  Skeleton,
  Stack,
  Text,
} from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useId, useState } from 'react';
import { styled } from 'styled-components';

import { nameAndHandle } from '../channel/findChannels.ts';
import { NameForm } from '../words/NameForm.tsx';
import { byTitle } from './byTitle.ts';

/** The name and the channels of a group; a new one narrows the screens to itself. */
export function ChannelGroupModal({ props, close }: ModalProps<'channel-group'>) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const formId = useId();
  const [groups, keep] = useAtom(channelGroups(useUser()?.id));
  const { choose } = useScope();
  const query = useQuery(channelsQuery(usePortal().api));
  const group = groups.find(({ id }) => id === props.group);
  const [typed, setTyped] = useState(group?.name ?? props.name ?? '');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(group?.channels ?? props.channels));
  const [search, setSearch] = useState('');
  const [isAsked, ask] = useState(false);
  const name = cleanIdentifier(typed);
  const isTaken = groups.some((other) => other.id !== group?.id && isSameName(other.name, name));
  const count = (query.data ?? []).filter((channel) => chosen.has(channelKey(channel))).length;

  function save() {
    ask(true);
    if (name === '' || isTaken || count === 0) return;
    const saved = { id: group?.id ?? crypto.randomUUID(), name, channels: [...chosen] };
    keep((all) => (group ? all.map((one) => (one.id === group.id ? saved : one)) : [...all, saved]));
    if (!group) choose({ group: saved.id });
    close('saved');
  }
  function toggle(key: string, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(key);
    else next.delete(key);
    setChosen(next);
  }

  return (
    <Dialog
      isOpen
      title={group ? <Trans>Edit group</Trans> : <Trans>New group</Trans>}
      description={<Trans>A group narrows every screen to its channels.</Trans>}
      onClose={() => close()}
      closeLabel={t`Close`}
      problem={
        isAsked &&
        query.data &&
        count === 0 && (
          <Text as="p" role="alert" size={14}>
            <Trans>Choose at least one channel.</Trans>
          </Text>
        )
      }
      actions={
        <>
          <Button onClick={() => close()}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary">
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <NameForm
          id={formId}
          value={typed}
          onValue={setTyped}
          error={
            isTaken
              ? t`There is already a group with this name. Choose another one.`
              : isAsked && name === '' && t`Enter a name.`
          }
          onSubmit={save}
        />
        <QueryView
          query={query}
          pending={<Skeleton lines={4} />}
          failed={<Trans>The channels could not be loaded</Trans>}
        >
          {(channels) => {
            const found = findByText(byTitle(channels, locale), nameAndHandle, search, locale);
            return (
              <Stack as="fieldset" gap={2} style={{ margin: 0, padding: 0, border: 0 }}>
                <Text as="legend" size={14} weight="medium" style={{ padding: 0 }}>
                  {t`${plural(count, { one: '# channel chosen', other: '# channels chosen' })}`}
                </Text>
                {channels.length > searchedFrom && (
                  <SearchInput
                    value={search}
                    onValueChange={setSearch}
                    aria-label={t`Find a channel`}
                    placeholder={t`Find a channel`}
                    clearLabel={t`Clear the search`}
                  />
                )}
                <List tabIndex={-1}>
                  {found.map((channel) => {
                    const key = channelKey(channel);
                    return (
                      <li key={key}>
                        <Line
                          label={
                            <Row as="span" gap={2}>
                              <bdi>{channel.title}</bdi>
                              <PlatformMark
                                platform={channel.platform}
                                label={platformName(channel.platform, i18n)}
                              />
                            </Row>
                          }
                          checked={chosen.has(key)}
                          onChange={({ target }) => toggle(key, target.checked)}
                        />
                      </li>
                    );
                  })}
                </List>
                {found.length === 0 && (
                  <Text as="output" tone="muted">
                    <Trans>No channel with this name.</Trans>
                  </Text>
                )}
              </Stack>
            );
          }}
        </QueryView>
      </Stack>
    </Dialog>
  );
}

/** From this number on channels are searched. */
const searchedFrom = 8;

const List = styled.ul`
  max-height: 40vh;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
`;

/* Rows out of sight cost nothing: there may be hundreds. */
const Line = styled(Checkbox)`
  contain-intrinsic-block-size: auto 2rem;
  content-visibility: auto;
  padding-block: var(--space-1);
`;
