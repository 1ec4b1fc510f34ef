import { describeFeature } from '@my-air/feature-api/testing';

import { distributionFeature } from './feature.ts';

describeFeature(distributionFeature);
