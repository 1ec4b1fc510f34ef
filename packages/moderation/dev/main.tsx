import { mountFeature } from '@my-air/feature-api/dev';

import { moderationFeature } from '../src/index.ts';

void mountFeature(moderationFeature);
