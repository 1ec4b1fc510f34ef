import { describeFeature } from '@my-air/feature-kit/testing';

import { homeFeature } from './feature.ts';

describeFeature(homeFeature);
