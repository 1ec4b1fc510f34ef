import { mountFeature } from '@my-air/feature-testing/dev';

import { financesFeature } from '../src/index.ts';

void mountFeature(financesFeature);
