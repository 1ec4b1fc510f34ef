import { mountFeature } from '@my-air/feature-testing/dev';

import { helpCenterFeature } from '../src/index.ts';

void mountFeature(helpCenterFeature);
