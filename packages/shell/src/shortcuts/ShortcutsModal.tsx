import { useLingui } from '@lingui/react/macro';
import type { ModalProps } from '@my-air/feature-kit';
import { ShortcutList } from '@my-air/feature-kit/views';
import { Dialog, Stack } from '@my-air/ui-kit';
import { Suspense, use, useState, type ComponentType } from 'react';

import { isApple } from './isApple.ts';
import { useShell } from '../Shell.ts';
import { loadShortcuts } from './loadShortcuts.ts';

/** The keyboard shortcuts of the portal and of its features. */
export function ShortcutsModal({ close }: ModalProps<'shortcuts'>) {
  const { t } = useLingui();
  const shell = useShell();
  const [sections] = useState(() => loadShortcuts(shell));
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
        <Suspense>
          <Sections load={sections} />
        </Suspense>
      </Stack>
    </Dialog>
  );
}

function Sections({ load }: { load: Promise<readonly ComponentType[]> }) {
  return use(load).map((Section, index) => <Section key={index} />);
}
