import { describeFeature } from '@my-air/feature-api/testing';

import { affiliateProgramFeature } from './feature.ts';

describeFeature(affiliateProgramFeature);
