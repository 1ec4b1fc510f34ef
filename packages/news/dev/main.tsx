import { mountFeature } from '@my-air/feature-api/dev';

import { newsFeature } from '../src/index.ts';

void mountFeature(newsFeature);
