import { describeFeature } from '@my-air/feature-testing';

import { aiOptimizationFeature } from './feature.ts';

describeFeature(aiOptimizationFeature);
