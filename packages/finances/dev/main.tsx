import { mountFeature } from '@my-air/feature-api/dev';

import { financesFeature } from '../src/index.ts';

void mountFeature(financesFeature);
