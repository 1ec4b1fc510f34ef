import { describeFeature } from '@my-air/feature-testing';

import { affiliateProgramFeature } from './feature.ts';

describeFeature(affiliateProgramFeature);
