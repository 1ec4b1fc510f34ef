import { useLingui } from '@lingui/react/macro';
import { ShortcutList } from '@my-air/feature-kit/views';

/** The keyboard shortcuts of suggestions; they work while one of them has the focus. */
export function SuggestionShortcuts() {
  const { t } = useLingui();

  return (
    <ShortcutList
      title={t`In AI optimization`}
      shortcuts={[
        { keys: ['J'], label: t`Next suggestion, while one has the focus` },
        { keys: ['K'], label: t`Previous suggestion` },
        { keys: ['A'], label: t`Accept the suggestion` },
        { keys: ['E'], label: t`Edit the text` },
        { keys: ['D'], label: t`Dismiss the suggestion` },
      ]}
    />
  );
}
