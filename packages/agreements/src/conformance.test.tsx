import { describeFeature } from '@my-air/feature-api/testing';

import { agreementsFeature } from './feature.ts';

describeFeature(agreementsFeature);
