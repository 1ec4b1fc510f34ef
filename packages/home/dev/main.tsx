import { mountFeature } from '@my-air/feature-api/dev';

import { homeFeature } from '../src/index.ts';

void mountFeature(homeFeature);
