import { mountFeature } from '@my-air/feature-kit/dev';

import { moderationFeature } from '../src/index.ts';

void mountFeature(moderationFeature);
