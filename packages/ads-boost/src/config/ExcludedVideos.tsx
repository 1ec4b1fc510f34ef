import { useLingui } from '@lingui/react/macro';
import { useMultiSelectWords } from '@my-air/feature-api/words';
import { Field, MultiSelect } from '@my-air/ui-kit';

import type { BoostVideo } from '../contract.ts';

export interface ExcludedVideosProps {
  videos: readonly BoostVideo[];
  /** The ids of those without breaks; some may be of videos that are not listed. */
  excluded: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** The videos that never get breaks. */
export function ExcludedVideos({ videos, excluded, onChange }: ExcludedVideosProps) {
  const { t } = useLingui();
  const words = useMultiSelectWords();
  const known = new Set(videos.map(({ id }) => id));
  const others = excluded.filter((id) => !known.has(id));

  return (
    <Field label={t`Videos without breaks`} description={t`For sponsored videos, premieres and the like.`}>
      <MultiSelect
        options={videos.map(({ id, title }) => ({ value: id, label: title }))}
        values={excluded.filter((id) => known.has(id))}
        onValuesChange={(ids) => onChange([...others, ...ids])}
        words={words}
        placeholder={t`Choose videos`}
      />
    </Field>
  );
}
