import { mountFeature } from '@my-air/feature-testing/dev';

import { distributionFeature } from '../src/index.ts';

void mountFeature(distributionFeature);
