import { mountFeature } from '@my-air/feature-api/dev';

import { affiliateProgramFeature } from '../src/index.ts';

void mountFeature(affiliateProgramFeature);
