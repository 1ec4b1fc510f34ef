/** Whether stories run as tests, not in somebody's browser. */
export const isStoryTest = import.meta.env['VITEST_STORYBOOK'] !== undefined;
