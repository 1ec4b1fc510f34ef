import { testFolders } from '@my-air/vitest/folders';

testFolders(
  import.meta.dirname,
  [
    'analytics',
    'monitoring',
    'language',
    'state',
    'modals',
    'toasts',
    'navigation',
    'errors',
    'shortcuts',
    'palette',
    'acts',
    'frame',
    'start',
  ],
  ['vite/**', 'hosting/**'],
);
