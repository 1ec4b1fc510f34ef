import { mountFeature } from '@my-air/feature-api/dev';

import { distributionFeature } from '../src/index.ts';

void mountFeature(distributionFeature);
