import { describeFeature } from '@my-air/feature-kit/testing';

import { newsFeature } from './feature.ts';

describeFeature(newsFeature);
