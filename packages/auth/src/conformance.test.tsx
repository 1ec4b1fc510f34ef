import { describeFeature } from '@my-air/feature-api/testing';

import { authFeature } from './feature.ts';

describeFeature(authFeature);
