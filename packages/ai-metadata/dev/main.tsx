import { mountFeature } from '@my-air/feature-api/dev';

import { aiMetadataFeature } from '../src/index.ts';

void mountFeature(aiMetadataFeature);
