import { mountFeature } from '@my-air/feature-kit/dev';

import { notificationsFeature } from '../src/index.ts';

void mountFeature(notificationsFeature);
