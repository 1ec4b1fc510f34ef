import { describeFeature } from '@my-air/feature-api/testing';

import { adsBoostFeature } from './feature.ts';

describeFeature(adsBoostFeature);
