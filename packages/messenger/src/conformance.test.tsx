import { describeFeature } from '@my-air/feature-testing';

import { messengerFeature } from './feature.ts';

describeFeature(messengerFeature);
