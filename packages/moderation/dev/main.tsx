import { mountFeature } from '@my-air/feature-testing/dev';

import { moderationFeature } from '../src/index.ts';

void mountFeature(moderationFeature);
