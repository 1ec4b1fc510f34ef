import { describeFeature } from '@my-air/feature-testing';

import { notificationsFeature } from './feature.ts';

describeFeature(notificationsFeature);
