import { useLingui } from '@lingui/react/macro';
import { useMultiSelectWords } from '@my-air/feature-kit/views';
import { Field, MultiSelect, type MultiSelectProps } from '@my-air/ui-kit';

import type { BoostVideo } from '../contract.ts';

export interface ExcludedVideosProps {
  /** The videos that can be chosen. */
  videos: readonly BoostVideo[];
  /** The ids of those without breaks; some may be of videos that are not listed. */
  excluded: readonly string[];
  /** Called with the ids of all videos without breaks, also of those that are not listed. */
  onChange: (ids: readonly string[]) => void;
}

/** The videos that never get breaks. */
export function ExcludedVideos({ videos, excluded, onChange }: ExcludedVideosProps) {
  const { t } = useLingui();
  const placeholder = t`Choose videos`;
  const known = new Set(videos.map(({ id }) => id));
  const others = excluded.filter((id) => !known.has(id));

  return (
    <Field label={t`Videos without breaks`} description={t`For sponsored videos, premieres and the like.`}>
      <VideoChoice
        options={videos.map(({ id, title }) => ({ value: id, label: title }))}
        values={excluded.filter((id) => known.has(id))}
        onValuesChange={(ids) => onChange([...others, ...ids])}
        placeholder={placeholder}
      />
    </Field>
  );
}

/** A choice of several videos, found by typing. */
function VideoChoice(props: Omit<MultiSelectProps, 'words'>) {
  return <MultiSelect {...props} words={useMultiSelectWords()} />;
}
