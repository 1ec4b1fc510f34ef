import { mountFeature } from '@my-air/feature-api/dev';

import { notificationsFeature } from '../src/index.ts';

void mountFeature(notificationsFeature);
