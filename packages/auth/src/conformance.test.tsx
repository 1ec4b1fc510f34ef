import { describeFeature } from '@my-air/feature-kit/testing';

import { authFeature } from './feature.ts';

describeFeature(authFeature);
