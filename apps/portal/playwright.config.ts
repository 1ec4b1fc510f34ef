import { fileURLToPath } from 'node:url';

import { endToEndTests } from '@my-air/e2e/config';

export default await endToEndTests({
  globalSetup: fileURLToPath(import.meta.resolve('@my-air/e2e/buildPortal')),
});
