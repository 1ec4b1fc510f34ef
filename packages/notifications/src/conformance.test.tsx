import { describeFeature } from '@my-air/feature-api/testing';

import { notificationsFeature } from './feature.ts';

describeFeature(notificationsFeature);
