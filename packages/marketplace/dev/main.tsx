import { mountFeature } from '@my-air/feature-testing/dev';

import { marketplaceFeature } from '../src/index.ts';

void mountFeature(marketplaceFeature);
