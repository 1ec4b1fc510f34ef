import { mountFeature } from '@my-air/feature-testing/dev';

import { aiOptimizationFeature } from '../src/index.ts';

void mountFeature(aiOptimizationFeature);
