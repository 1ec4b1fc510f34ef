import { describeFeature } from '@my-air/feature-kit/testing';

import { aiOptimizationFeature } from './feature.ts';

describeFeature(aiOptimizationFeature);
