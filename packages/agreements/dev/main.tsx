import { mountFeature } from '@my-air/feature-api/dev';

import { agreementsFeature } from '../src/index.ts';

void mountFeature(agreementsFeature);
