import { mountFeature } from '@my-air/feature-api/dev';

import { helpCenterFeature } from '../src/index.ts';

void mountFeature(helpCenterFeature);
