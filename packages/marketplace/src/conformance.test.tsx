import { describeFeature } from '@my-air/feature-api/testing';

import { marketplaceFeature } from './feature.ts';

describeFeature(marketplaceFeature);
