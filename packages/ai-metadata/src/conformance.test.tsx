import { describeFeature } from '@my-air/feature-api/testing';

import { aiMetadataFeature } from './feature.ts';

describeFeature(aiMetadataFeature);
