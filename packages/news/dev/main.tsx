import { mountFeature } from '@my-air/feature-kit/dev';

import { newsFeature } from '../src/index.ts';

void mountFeature(newsFeature);
