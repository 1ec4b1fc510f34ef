export {
  useChipGroupWords,
  useErrorSummaryTitle,
  useMultiSelectWords,
  useRatingWords,
  useStepperWords,
} from './words/useChoiceWords.ts';
export { useDateRangeWords, useDateWords } from './words/useDateWords.ts';
export { useFileDropWords } from './words/useFileDropWords.ts';
export { useLoadMoreWords, usePaginationWords, useTableWords } from './words/useListWords.ts';
export { useMoneyWords, useNumberWords } from './words/useNumberWords.ts';
export { useChartWords, useCodeWords, useTourWords } from './words/useShowingWords.ts';
export { platformName } from './words/platformName.ts';
export { unknownStatus } from './words/unknownStatus.ts';
