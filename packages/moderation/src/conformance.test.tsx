import { describeFeature } from '@my-air/feature-kit/testing';

import { moderationFeature } from './feature.ts';

describeFeature(moderationFeature);
