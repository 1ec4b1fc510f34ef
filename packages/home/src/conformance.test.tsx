import { describeFeature } from '@my-air/feature-testing';

import { homeFeature } from './feature.ts';

describeFeature(homeFeature);
