import { mountFeature } from '@my-air/feature-api/dev';

import { aiOptimizationFeature } from '../src/index.ts';

void mountFeature(aiOptimizationFeature);
