import { describeFeature } from '@my-air/feature-testing';

import { authFeature } from './feature.ts';

describeFeature(authFeature);
