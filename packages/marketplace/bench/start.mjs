// The catalogue alone, as `pnpm dev` shows it: its routes, the real client with its checks, and the screen.
import { mountFeature } from '@my-air/feature-kit/dev';
import '@my-air/ui-kit/fonts.css';
import '@my-air/ui-kit/styles.css';

import { loadMessages } from '../src/messages.ts';
import { marketplaceRoutes } from '../src/routes.ts';

void mountFeature({ id: 'marketplace', routes: marketplaceRoutes, loadMessages });
