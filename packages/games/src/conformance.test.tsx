import { describeFeature } from '@my-air/feature-testing';

import { gamesFeature } from './feature.ts';

describeFeature(gamesFeature);
