import { describeFeature } from '@my-air/feature-api/testing';

import { homeFeature } from './feature.ts';

describeFeature(homeFeature);
