import { describeFeature } from '@my-air/feature-api/testing';

import { newsFeature } from './feature.ts';

describeFeature(newsFeature);
