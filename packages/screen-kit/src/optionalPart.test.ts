import { expect, test } from 'vitest';

import { isOptionalPartLoading, loadOptionalPart } from './optionalPart.ts';

test('[NAV-30] a part that can be done without is undefined when it does not come, and known as such while it is loaded', async () => {
  let fail: (failure: Error) => void = () => {};
  const loading = loadOptionalPart(() => new Promise<string>((_, reject) => (fail = reject)));
  expect(isOptionalPartLoading()).toBe(true);
  fail(new Error('the chunk is gone'));
  expect(await loading).toBeUndefined();
  expect(isOptionalPartLoading()).toBe(false);
  expect(await loadOptionalPart(async () => 'part')).toBe('part');
});
