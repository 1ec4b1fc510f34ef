import { mountFeature } from '@my-air/feature-kit/dev';

import { marketplaceFeature } from '../src/index.ts';

void mountFeature(marketplaceFeature);
