import { mountFeature } from '@my-air/feature-api/dev';

import { gamesFeature } from '../src/index.ts';

void mountFeature(gamesFeature);
