import { mountFeature } from '@my-air/feature-testing/dev';

import { gamesFeature } from '../src/index.ts';

void mountFeature(gamesFeature);
