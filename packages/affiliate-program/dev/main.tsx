import { mountFeature } from '@my-air/feature-kit/dev';

import { affiliateProgramFeature } from '../src/index.ts';

void mountFeature(affiliateProgramFeature);
