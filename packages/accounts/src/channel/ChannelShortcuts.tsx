import { useLingui } from '@lingui/react/macro';
import { ShortcutList } from '@my-air/feature-kit/views';

/** The keyboard shortcuts of the channels. */
export function ChannelShortcuts() {
  const { t } = useLingui();
  return (
    <ShortcutList
      title={t`In channels`}
      shortcuts={[
        { keys: ['↑', '↓'], label: t`From row to row of the table` },
        { keys: [t`Enter`], label: t`Open the channel of the row` },
        { keys: ['J'], label: t`The next channel, while one is open` },
        { keys: ['K'], label: t`The previous channel, while one is open` },
      ]}
    />
  );
}
