/** What Vite prepares before the first story: a dependency found later would reload the page under a running test. */
export const warmDependencies = [
  'axe-core',
  'react/compiler-runtime',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom/client',
  'styled-components',
];
