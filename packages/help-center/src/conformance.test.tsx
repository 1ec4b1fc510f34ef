import { describeFeature } from '@my-air/feature-kit/testing';

import { helpCenterFeature } from './feature.ts';

describeFeature(helpCenterFeature);
