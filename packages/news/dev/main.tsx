import { mountFeature } from '@my-air/feature-testing/dev';

import { newsFeature } from '../src/index.ts';

void mountFeature(newsFeature);
