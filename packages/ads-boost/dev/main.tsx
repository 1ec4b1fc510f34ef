import { mountFeature } from '@my-air/feature-testing/dev';

import { adsBoostFeature } from '../src/index.ts';

void mountFeature(adsBoostFeature);
