import * as contract from '@my-air/ai-metadata/contract';
import { expect, test } from 'vitest';

import { textLimits, undoDays } from './rules.ts';

test('[TR-10] the limits are those of the contract', () => {
  expect({ textLimits, undoDays }).toEqual({ textLimits: contract.textLimits, undoDays: contract.undoDays });
});
