import { useLingui } from '@lingui/react/macro';
import { isSameChannel } from '@my-air/feature-kit/data';
import { isField } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { ChevronDownIcon, ChevronUpIcon, IconButton, Row, Text, VisuallyHidden } from '@my-air/ui-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

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
  // Between its neighbours of before, where it has left.
  const here = index >= 0 ? index : lastIndex - 0.5;
  const beside = (place: number, step: 1 | -1) => (step === 1 ? Math.floor(place) + 1 : Math.ceil(place) - 1);
  const next = inOrder[beside(here, 1)];
  const previous = inOrder[beside(here, -1)];
  // Keys may be quicker than the page that they lead to: each goes on from where the one before has led.
  const wanted = useRef(here);
  useEffect(() => {
    wanted.current = here;
  }, [here]);
  const [position, count] = [format.number(index + 1), format.number(inOrder.length)];
  const { title } = channel;

  const open = (step: 1 | -1) => {
    const place = beside(wanted.current, step);
    const other = inOrder[place];
    if (!other) return;
    wanted.current = place;
    onSearch(withChannel(other), { replace: true });
  };

  const goOn = useEffectEvent(({ code, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    if ((code !== 'KeyJ' && code !== 'KeyK') || altKey || ctrlKey || metaKey || shiftKey) return;
    // Not in a dialog over the page.
    const isOver = target instanceof Element && target.closest('[role$="dialog"]') !== null;
    if (!isOver && !isField(target)) open(code === 'KeyJ' ? 1 : -1);
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
        onClick={() => open(-1)}
      />
      <IconButton
        size="s"
        label={t`Next channel`}
        icon={<ChevronDownIcon aria-hidden />}
        aria-keyshortcuts="J"
        aria-disabled={!next}
        onClick={() => open(1)}
      />
    </Row>
  );
}
