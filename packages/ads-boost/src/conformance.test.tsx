import { describeFeature } from '@my-air/feature-kit/testing';

import { adsBoostFeature } from './feature.ts';

describeFeature(adsBoostFeature);
