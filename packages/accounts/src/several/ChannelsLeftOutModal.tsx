import { Trans, useLingui } from '@lingui/react/macro';
import type { ModalProps } from '@my-air/feature-kit';
import { SupportButton } from '@my-air/feature-kit/views';
import { Button, Stack, Text } from '@my-air/ui-kit';

import { GotItDialog } from '../words/GotItDialog.tsx';
import { severalActs } from './actOnSeveral.ts';

/** Says what became of several channels that were acted on together: first those that were left out, and why. */
export function ChannelsLeftOutModal({
  props: { act, done, leftOut },
  close,
}: ModalProps<'channels-left-out'>) {
  const { t } = useLingui();
  const words = severalActs[act];

  return (
    <GotItDialog
      title={t(words.left(leftOut.length))}
      close={close}
      action={
        leftOut.some(({ canRetry }) => canRetry) && (
          <Button onClick={() => close('again')}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <Stack as="ul" gap={3} style={plainList}>
          {leftOut.map(({ title, reason }, place) => (
            <li key={place}>
              <Text weight="medium" dir="auto">
                {title}
              </Text>
              <Text size={14} tone="muted">
                {reason}
              </Text>
            </li>
          ))}
        </Stack>
        {/* Some reasons say to ask our team. */}
        {leftOut.some(({ canRetry }) => !canRetry) && (
          <div>
            <SupportButton />
          </div>
        )}
        {done.length > 0 && (
          <Stack gap={1}>
            <Text weight="medium">{t(words.done(done.length))}</Text>
            <Stack as="ul" gap={1} style={plainList}>
              {done.map((title, place) => (
                <Text key={place} as="li" size={14} dir="auto">
                  {title}
                </Text>
              ))}
            </Stack>
          </Stack>
        )}
      </Stack>
    </GotItDialog>
  );
}

const plainList = { listStyle: 'none', margin: 0, padding: 0, overflowWrap: 'anywhere' } as const;
