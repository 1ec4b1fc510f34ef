import { mountFeature } from '@my-air/feature-api/dev';

import { messengerFeature } from '../src/index.ts';

void mountFeature(messengerFeature);
