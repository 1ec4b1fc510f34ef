/** Whether stories run as tests, not in a designer's browser. */
export const isStoryTest = import.meta.env['VITEST_STORYBOOK'] !== undefined;
