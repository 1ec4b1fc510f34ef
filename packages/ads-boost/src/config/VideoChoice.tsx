import { useMultiSelectWords } from '@my-air/feature-kit/views';
import { MultiSelect, type MultiSelectProps } from '@my-air/ui-kit';

/** A choice of several videos, found by typing. */
export function VideoChoice(props: Omit<MultiSelectProps, 'words'>) {
  return <MultiSelect {...props} words={useMultiSelectWords()} />;
}
