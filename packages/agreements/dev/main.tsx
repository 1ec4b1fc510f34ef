import { mountFeature } from '@my-air/feature-testing/dev';

import { agreementsFeature } from '../src/index.ts';

void mountFeature(agreementsFeature);
