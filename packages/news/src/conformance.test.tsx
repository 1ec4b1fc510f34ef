import { describeFeature } from '@my-air/feature-testing';

import { newsFeature } from './feature.ts';

describeFeature(newsFeature);
