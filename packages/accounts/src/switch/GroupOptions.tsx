import { Trans, useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { usePortal, useUser } from '@my-air/feature-kit';
import { channelGroups, channelKey, useScope, type ChannelGroup } from '@my-air/feature-kit/data';
import { useFormat } from '@my-air/i18n';
import { Button, GroupIcon, IconButton, Menu, MoreIcon, Text } from '@my-air/ui-kit';
import { useSetAtom } from 'jotai';

import { ScopeOption } from './ScopeOption.tsx';

export interface GroupOptionsProps {
  /** The groups to choose from. */
  groups: readonly ChannelGroup[];
  /** The user's channels. */
  channels: readonly Channel[];
  /** Closes the sheet. */
  close: () => void;
}

/** The groups of a user's channels, each with its number of channels, and the group of a link that is open. */
export function GroupOptions({ groups, channels, close }: GroupOptionsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { modals } = usePortal();
  const { choice, choose } = useScope();
  const remove = useRemoveGroup();
  const linked = typeof choice === 'object' && 'channels' in choice ? choice : undefined;
  const countOf = (keys: readonly string[]) => {
    const known = new Set(keys);
    return format.number(channels.filter((channel) => known.has(channelKey(channel))).length);
  };
  const open = (props: Parameters<typeof modals.open<'channel-group'>>[1]) => {
    close();
    void modals.open('channel-group', props);
  };

  return (
    <>
      {linked && (
        <ScopeOption
          picture={<GroupIcon aria-hidden />}
          name={linked.name}
          detail={<Count>{countOf(linked.channels)}</Count>}
          isChosen
          onChoose={close}
          actions={
            <Button size="s" onClick={() => open({ channels: linked.channels, name: linked.name })}>
              <Trans>Save group</Trans>
            </Button>
          }
        />
      )}
      {groups.map((group) => {
        const { id, name } = group;
        return (
          <ScopeOption
            key={id}
            picture={<GroupIcon aria-hidden />}
            name={name}
            detail={<Count>{countOf(group.channels)}</Count>}
            isChosen={typeof choice === 'object' && 'group' in choice && choice.group === id}
            onChoose={() => {
              choose({ group: id });
              close();
            }}
            actions={
              <Menu
                trigger={
                  <IconButton variant="quiet" size="s" icon={<MoreIcon />} label={t`Actions for ${name}`} />
                }
                items={[
                  { id: 'edit', label: t`Edit`, onSelect: () => open({ channels: [], group: id }) },
                  { id: 'delete', label: t`Delete`, tone: 'critical', onSelect: () => remove(group) },
                ]}
              />
            }
          />
        );
      })}
    </>
  );
}

const Count = ({ children }: { children: string }) => (
  <Text as="span" size={12} tone="muted" weight="regular">
    {children}
  </Text>
);

/** Deletes a group; an undo puts it back in its place, with the screens narrowed to it as they were. */
function useRemoveGroup() {
  const { t } = useLingui();
  const { toasts } = usePortal();
  const keep = useSetAtom(channelGroups(useUser()?.id));

  return (group: ChannelGroup) => {
    const { name } = group;
    let place = 0;
    keep((all) => {
      place = all.findIndex(({ id }) => id === group.id);
      return all.filter(({ id }) => id !== group.id);
    });
    toasts.show({
      type: 'success',
      title: t`Group ${name} deleted`,
      action: {
        label: t`Undo`,
        onAct: () =>
          keep((all) => (all.some(({ id }) => id === group.id) ? all : all.toSpliced(place, 0, group))),
      },
    });
  };
}
