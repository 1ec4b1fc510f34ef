import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { isSameChannel } from '@my-air/feature-kit/data';
import { isField } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { ChevronDownIcon, ChevronUpIcon, IconButton, Row, Text, VisuallyHidden } from '@my-air/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';

import { withChannel } from './channelInAddress.ts';
import type { ChannelPageProps } from './ChannelPage.tsx';
import { useListedChannels } from './useListedChannels.ts';

/** The way to the next and the previous channel of the list, by buttons and by J and K. */
export function ChannelStepper({ channel, platform, search, onSearch }: ChannelPageProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { inOrder } = useListedChannels(platform, search, search.q ?? '');
  const index = inOrder.findIndex((one) => isSameChannel(one, channel));
  // A channel that was acted on may leave the list, such as that of those that need the user: it goes on from there.
  const [lastIndex, setLastIndex] = useState(index);
  if (index >= 0 && index !== lastIndex) setLastIndex(index);
  const next = index >= 0 ? inOrder[index + 1] : inOrder[lastIndex];
  const previous = inOrder[(index >= 0 ? index : lastIndex) - 1];
  const [position, count] = [format.number(index + 1), format.number(inOrder.length)];
  const { title } = channel;

  const open = (other: Channel | undefined) => other && onSearch(withChannel(other), { replace: true });

  const goOn = useEffectEvent(({ code, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    if ((code !== 'KeyJ' && code !== 'KeyK') || altKey || ctrlKey || metaKey || shiftKey) return;
    // Not in a dialog over the page.
    const isOver = target instanceof Element && target.closest('[role$="dialog"]') !== null;
    if (!isOver && !isField(target)) open(code === 'KeyJ' ? next : previous);
  });
  useEffect(() => {
    document.addEventListener('keydown', goOn);
    return () => document.removeEventListener('keydown', goOn);
  }, []);

  if (!next && !previous) return null;
  return (
    <Row gap={1}>
      {index >= 0 && (
        <Text as="output" size={14} tone="muted">
          <VisuallyHidden>{title}: </VisuallyHidden>
          {t`${position} of ${count}`}
        </Text>
      )}
      <IconButton
        size="s"
        label={t`Previous channel`}
        icon={<ChevronUpIcon aria-hidden />}
        aria-keyshortcuts="K"
        aria-disabled={!previous}
        onClick={() => open(previous)}
      />
      <IconButton
        size="s"
        label={t`Next channel`}
        icon={<ChevronDownIcon aria-hidden />}
        aria-keyshortcuts="J"
        aria-disabled={!next}
        onClick={() => open(next)}
      />
    </Row>
  );
}
