import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ModalProps } from '@my-air/feature-kit';
import { Button, Dialog, Stack, Text } from '@my-air/ui-kit';

/** Says what became of several channels that asked to join together: first those that were left out, and why. */
export function JoinedSeveralModal({ props: { joined, leftOut }, close }: ModalProps<'joined-several'>) {
  const { t } = useLingui();
  const [joinedCount, leftCount] = [joined.length, leftOut.length];

  return (
    <Dialog
      isOpen
      title={t`${plural(leftCount, { one: '# channel has not asked to join', other: '# channels have not asked to join' })}`}
      onClose={() => close()}
      closeLabel={t`Close`}
      actions={
        <Button variant="primary" onClick={() => close('read')}>
          <Trans>Got it</Trans>
        </Button>
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
        {joined.length > 0 && (
          <Stack gap={1}>
            <Text weight="medium">
              {t`${plural(joinedCount, { one: '# channel has asked to join', other: '# channels have asked to join' })}`}
            </Text>
            <Stack as="ul" gap={1} style={plainList}>
              {joined.map((title, place) => (
                <Text key={place} as="li" size={14} dir="auto">
                  {title}
                </Text>
              ))}
            </Stack>
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}

const plainList = { listStyle: 'none', margin: 0, padding: 0, overflowWrap: 'anywhere' } as const;
