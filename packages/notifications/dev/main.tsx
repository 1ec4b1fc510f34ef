import { mountFeature } from '@my-air/feature-testing/dev';

import { notificationsFeature } from '../src/index.ts';

void mountFeature(notificationsFeature);
