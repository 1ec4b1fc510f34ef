import { mountFeature } from '@my-air/feature-testing/dev';

import { homeFeature } from '../src/index.ts';

void mountFeature(homeFeature);
