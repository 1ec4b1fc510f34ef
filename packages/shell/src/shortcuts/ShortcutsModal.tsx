import { useLingui } from '@lingui/react/macro';
import type { ModalProps } from '@my-air/feature-kit';
import { ShortcutList } from '@my-air/feature-kit/views';
import { Dialog, Stack } from '@my-air/ui-kit';
import { WithoutFailure } from '../errors/WithoutFailure.tsx';

import { isApple } from './isApple.ts';
import { useAllContributions } from '../Shell.ts';

/** The keyboard shortcuts of the portal and of its features. */
export function ShortcutsModal({ close }: ModalProps<'shortcuts'>) {
  const { t } = useLingui();
  const all = useAllContributions();
  const control = isApple ? '⌘' : 'Ctrl';

  return (
    <Dialog isOpen size="s" title={t`Keyboard shortcuts`} closeLabel={t`Close`} onClose={() => close()}>
      <Stack gap={6}>
        <ShortcutList
          title={t`On every screen`}
          shortcuts={[
            { keys: [control, 'K'], label: t`Search and commands` },
            { keys: ['?'], label: t`Keyboard shortcuts` },
            { keys: ['Esc'], label: t`Close a dialog` },
          ]}
        />
        {all.map(
          ({ featureId, shortcuts: Section }) =>
            Section && (
              <WithoutFailure key={featureId}>
                <Section />
              </WithoutFailure>
            ),
        )}
      </Stack>
    </Dialog>
  );
}
