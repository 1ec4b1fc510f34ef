import { createPortal } from '@my-air/shell';

import { composition } from './composition.ts';

void createPortal(composition).start();
