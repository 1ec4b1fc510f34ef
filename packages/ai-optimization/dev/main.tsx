import { mountFeature } from '@my-air/feature-kit/dev';

import { aiOptimizationFeature } from '../src/index.ts';

void mountFeature(aiOptimizationFeature);
