import { useLingui } from '@lingui/react/macro';
import { ShortcutList } from '@my-air/feature-kit/views';

import { useFormats } from '../composer/formats.ts';

/** The keyboard shortcuts of the messenger. */
export function MessengerShortcuts() {
  const { t } = useLingui();
  const formats = useFormats();

  return (
    <ShortcutList
      title={t`In chats`}
      shortcuts={[
        { keys: [t`Enter`], label: t`Send the message` },
        { keys: ['Ctrl', t`Enter`], label: t`Send, and open the next chat of those that wait or are unread` },
        { keys: ['Shift', t`Enter`], label: t`Start a new line` },
        { keys: ['@'], label: t`Mention somebody in the chat` },
        { keys: ['/'], label: t`Insert a saved or sent text, while nothing is typed` },
        { keys: ['↑'], label: t`Change your last message, while nothing is typed` },
        { keys: ['Esc'], label: t`Cancel editing or replying` },
        ...formats.map(({ keys, label }) => ({ keys, label })),
        { keys: ['Alt', '↑'], label: t`The chat above` },
        { keys: ['Alt', '↓'], label: t`The chat below` },
        { keys: ['↑', '↓'], label: t`From message to message, while one has the focus` },
      ]}
    />
  );
}
