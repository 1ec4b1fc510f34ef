import { describeFeature } from '@my-air/feature-testing';

import { adsBoostFeature } from './feature.ts';

describeFeature(adsBoostFeature);
