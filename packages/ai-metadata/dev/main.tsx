import { mountFeature } from '@my-air/feature-kit/dev';

import { aiMetadataFeature } from '../src/index.ts';

void mountFeature(aiMetadataFeature);
