import { mountFeature } from '@my-air/feature-api/dev';

import { marketplaceFeature } from '../src/index.ts';

void mountFeature(marketplaceFeature);
