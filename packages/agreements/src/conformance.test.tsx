import { describeFeature } from '@my-air/feature-testing';

import { agreementsFeature } from './feature.ts';

describeFeature(agreementsFeature);
