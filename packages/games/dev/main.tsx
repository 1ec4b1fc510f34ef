import { mountFeature } from '@my-air/feature-kit/dev';

import { gamesFeature } from '../src/index.ts';

void mountFeature(gamesFeature);
