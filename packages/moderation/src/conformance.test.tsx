import { describeFeature } from '@my-air/feature-api/testing';

import { moderationFeature } from './feature.ts';

describeFeature(moderationFeature);
