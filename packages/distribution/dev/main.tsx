import { mountFeature } from '@my-air/feature-kit/dev';

import { distributionFeature } from '../src/index.ts';

void mountFeature(distributionFeature);
