import { mountFeature } from '@my-air/feature-kit/dev';

import { messengerFeature } from '../src/index.ts';

void mountFeature(messengerFeature);
