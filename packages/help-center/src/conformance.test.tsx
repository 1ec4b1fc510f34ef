import { describeFeature } from '@my-air/feature-api/testing';

import { helpCenterFeature } from './feature.ts';

describeFeature(helpCenterFeature);
