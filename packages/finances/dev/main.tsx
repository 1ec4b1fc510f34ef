import { mountFeature } from '@my-air/feature-kit/dev';

import { financesFeature } from '../src/index.ts';

void mountFeature(financesFeature);
