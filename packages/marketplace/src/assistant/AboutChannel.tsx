import { useLingui } from '@lingui/react/macro';
import { channelKey, channelsQuery, useScope } from '@my-air/feature-kit/data';
import { usePortal } from '@my-air/feature-kit';
import { NativeSelect, Text } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';

// No key of a channel has a space.
const theGroup = 'the group';

/** The channel that the next question is about, or the chosen ones, and the choice of another one. */
export function AboutChannel() {
  const { t } = useLingui();
  const { data: channels } = useSuspenseQuery(channelsQuery(usePortal().api));
  const { choice, name: group, channel: chosen, choose } = useScope();
  const [only, ...others] = channels;
  if (!only) return null;

  const isGroup = typeof choice === 'object';
  const nameOf = ({ title: name }: { title: string }) => t`For ${name}`;
  if (others.length === 0) {
    return (
      <Text tone="muted" dir="auto">
        {nameOf(only)}
      </Text>
    );
  }
  return (
    <NativeSelect
      aria-label={t`Channel`}
      value={isGroup ? theGroup : chosen ? channelKey(chosen) : ''}
      onChange={({ target: { value } }) => choose(value || undefined)}
      options={[
        { value: '', label: t`For all channels` },
        ...(isGroup ? [{ value: theGroup, label: t`For ${group}` }] : []),
        ...channels.map((channel) => ({ value: channelKey(channel), label: nameOf(channel) })),
      ]}
    />
  );
}
