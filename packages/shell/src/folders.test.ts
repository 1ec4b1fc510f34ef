import { testFolders } from '@my-air/vitest/folders';

testFolders(
  import.meta.dirname,
  [
    'analytics',
    'monitoring',
    'language',
    'state',
    'shortcuts',
    'modals',
    'toasts',
    'navigation',
    'errors',
    'palette',
    'frame',
    'start',
  ],
  ['vite/**', 'hosting/**'],
);
