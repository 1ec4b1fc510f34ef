import { describeFeature } from '@my-air/feature-testing';

import { moderationFeature } from './feature.ts';

describeFeature(moderationFeature);
