import { useLingui } from '@lingui/react/macro';
import { ShortcutList } from '@my-air/feature-kit/views';

/** The keyboard shortcuts of the review of translations. */
export function ReviewShortcuts() {
  const { t } = useLingui();
  return (
    <ShortcutList
      title={t`In a review of translations`}
      shortcuts={[
        { keys: ['J'], label: t`Next result` },
        { keys: ['K'], label: t`Previous result` },
        { keys: ['A'], label: t`Approve the result` },
        { keys: ['E'], label: t`Edit the text` },
        { keys: ['D'], label: t`Do not publish the result` },
      ]}
    />
  );
}
