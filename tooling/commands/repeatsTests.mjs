const flag = /--retr(?:y|ies)[= ]['"]?[1-9]/;
const option = /\bretr(?:y|ies): (?:[1-9]|process)/;

/** Whether a source asks Vitest or Playwright to run a failed test again: by a flag of the command, or an option of the test. */
export const repeatsTests = (source) => flag.test(source) || option.test(source);
