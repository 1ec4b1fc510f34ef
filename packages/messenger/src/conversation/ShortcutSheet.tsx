import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog, Kbd } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import { useFormats } from '../composer/formats.ts';
import { useSendKey } from '../composer/sendKey.ts';
import { useWritingMode } from '../composer/writingMode.ts';

export interface ShortcutSheetProps {
  onClose: () => void;
}

/** The keys that do something in the messenger. */
export function ShortcutSheet({ onClose }: ShortcutSheetProps) {
  const { t } = useLingui();
  const [sendKey] = useSendKey();
  const [mode] = useWritingMode();
  const formats = useFormats();
  const shortcuts = [
    { keys: sendKey === 'enter' ? [t`Enter`] : ['Ctrl', t`Enter`], does: t`Send the message` },
    { keys: sendKey === 'enter' ? ['Shift', t`Enter`] : [t`Enter`], does: t`Start a new line` },
    { keys: ['@'], does: t`Mention somebody in the chat` },
    { keys: ['↑'], does: t`Change your last message, while nothing is typed` },
    { keys: ['Esc'], does: t`Cancel editing or replying` },
    ...(mode === 'rich' ? formats.map(({ keys, label }) => ({ keys, does: label })) : []),
    { keys: ['Alt', '↑'], does: t`The chat above` },
    { keys: ['Alt', '↓'], does: t`The chat below` },
    { keys: ['↑', '↓'], does: t`From message to message, while one has the focus` },
    { keys: ['?'], does: t`Show these shortcuts, while nothing is typed into` },
  ];

  return (
    <Dialog isOpen size="s" title={<Trans>Keyboard shortcuts</Trans>} onClose={onClose} closeLabel={t`Close`}>
      <List>
        {shortcuts.map(({ keys, does }) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </List>
    </Dialog>
  );
}

const List = styled.dl`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  margin: 0;

  > div {
    display: flex;
    gap: var(--space-4);
    align-items: baseline;
    justify-content: space-between;
  }
  dd {
    flex-shrink: 0;
    margin: 0;
  }
`;
