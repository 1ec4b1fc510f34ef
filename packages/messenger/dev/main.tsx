import { mountFeature } from '@my-air/feature-testing/dev';

import { messengerFeature } from '../src/index.ts';

void mountFeature(messengerFeature);
