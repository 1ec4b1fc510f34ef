export { useChipGroupWords, useMultiSelectWords, useStepperWords } from './words/useChoiceWords.ts';
export { useFileDropWords } from './words/useFileDropWords.ts';
export { useLoadMoreWords, usePaginationWords, useTableWords } from './words/useListWords.ts';
export { useNumberWords } from './words/useNumberWords.ts';
export { useTourWords } from './words/useTourWords.ts';
export { platformName } from './words/platformName.ts';
export { unknownStatus } from './words/unknownStatus.ts';
