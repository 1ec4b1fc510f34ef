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
        { keys: [t`Enter`], label: t`Open the details of the row` },
        { keys: ['J'], label: t`Details of the next channel, while details are open` },
        { keys: ['K'], label: t`Details of the previous channel, while details are open` },
      ]}
    />
  );
}
