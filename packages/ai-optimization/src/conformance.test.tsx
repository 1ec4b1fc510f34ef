import { describeFeature } from '@my-air/feature-api/testing';

import { aiOptimizationFeature } from './feature.ts';

describeFeature(aiOptimizationFeature);
