import { mountFeature } from '@my-air/feature-kit/dev';

import { agreementsFeature } from '../src/index.ts';

void mountFeature(agreementsFeature);
