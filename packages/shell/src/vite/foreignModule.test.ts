import { expect, test } from 'vitest';

import { foreignModule } from './foreignModule.ts';

const store = '/r/node_modules/.pnpm/@tanstack+react-router@1/node_modules';

test.each([
  [`${store}/@tanstack/react-router/dist/esm/fileRoute.js`, '@tanstack/react-router:fileRoute'],
  ['/r/node_modules/lucide-react/dist/esm/icons/log-in.mjs', 'lucide-react:log-in'],
  [
    String.raw`C:\r\node_modules\@tanstack\react-query\build\useSuspenseQuery.js`,
    '@tanstack/react-query:useSuspenseQuery',
  ],
  ['/r/packages/home/dist/feature.js', undefined],
  ['\0vite/preload-helper.js', undefined],
])('%s is %s', (id, name) => {
  expect(foreignModule(id)).toBe(name);
});
