import { mountFeature } from '@my-air/feature-kit/dev';

import { adsBoostFeature } from '../src/index.ts';

void mountFeature(adsBoostFeature);
