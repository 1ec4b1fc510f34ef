import { mountFeature } from '@my-air/feature-kit/dev';

import { helpCenterFeature } from '../src/index.ts';

void mountFeature(helpCenterFeature);
