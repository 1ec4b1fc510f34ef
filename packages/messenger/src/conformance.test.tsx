import { describeFeature } from '@my-air/feature-api/testing';

import { messengerFeature } from './feature.ts';

describeFeature(messengerFeature);
