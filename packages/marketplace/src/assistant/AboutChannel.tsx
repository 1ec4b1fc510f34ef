import { useLingui } from '@lingui/react/macro';
import { channelKey, channelsQuery, useChosenChannel } from '@my-air/feature-kit/data';
import { usePortal } from '@my-air/feature-kit';
import { NativeSelect, Text } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';

/** The channel that the next question is about, and the choice of another one. */
export function AboutChannel() {
  const { t } = useLingui();
  const { data: channels } = useSuspenseQuery(channelsQuery(usePortal().api));
  const { channel: chosen, choose } = useChosenChannel();
  const [only, ...others] = channels;
  if (!only) return null;

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
      value={chosen ? channelKey(chosen) : ''}
      onChange={({ target: { value } }) => choose(value || undefined)}
      options={[
        { value: '', label: t`For all channels` },
        ...channels.map((channel) => ({ value: channelKey(channel), label: nameOf(channel) })),
      ]}
    />
  );
}
