/** What Vite prepares before the first story: a dependency found later would reload the page under a running test. Lingui's macros name theirs only as they are compiled. */
export const warmDependencies = [
  '@lingui/core',
  '@lingui/react',
  'axe-core',
  'react/compiler-runtime',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom/client',
  'styled-components',
];
