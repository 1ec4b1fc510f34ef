import { describeFeature } from '@my-air/feature-kit/testing';

import { agreementsFeature } from './feature.ts';

describeFeature(agreementsFeature);
