import { describeFeature } from '@my-air/feature-kit/testing';

import { affiliateProgramFeature } from './feature.ts';

describeFeature(affiliateProgramFeature);
