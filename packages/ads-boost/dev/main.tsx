import { mountFeature } from '@my-air/feature-api/dev';

import { adsBoostFeature } from '../src/index.ts';

void mountFeature(adsBoostFeature);
