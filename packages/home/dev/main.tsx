import { mountFeature } from '@my-air/feature-kit/dev';

import { homeFeature } from '../src/index.ts';

void mountFeature(homeFeature);
