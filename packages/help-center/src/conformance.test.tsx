import { describeFeature } from '@my-air/feature-testing';

import { helpCenterFeature } from './feature.ts';

describeFeature(helpCenterFeature);
