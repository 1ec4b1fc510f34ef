import { describeFeature } from '@my-air/feature-kit/testing';

import { notificationsFeature } from './feature.ts';

describeFeature(notificationsFeature);
