import { mountFeature } from '@my-air/feature-kit/dev';

import { accountsFeature } from '../src/index.ts';

void mountFeature(accountsFeature);
