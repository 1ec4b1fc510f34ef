import { mountFeature } from '@my-air/feature-testing/dev';

import { affiliateProgramFeature } from '../src/index.ts';

void mountFeature(affiliateProgramFeature);
