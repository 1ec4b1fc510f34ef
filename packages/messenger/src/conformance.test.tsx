import { describeFeature } from '@my-air/feature-kit/testing';

import { messengerFeature } from './feature.ts';

describeFeature(messengerFeature);
