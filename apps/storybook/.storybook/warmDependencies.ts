/**
 * The dependencies that Vite prepares before the first story: one that is found later would reload the page
 * during a test. Those of Lingui's macros appear only in compiled code.
 */
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
