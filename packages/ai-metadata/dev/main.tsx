import { mountFeature } from '@my-air/feature-testing/dev';

import { aiMetadataFeature } from '../src/index.ts';

void mountFeature(aiMetadataFeature);
