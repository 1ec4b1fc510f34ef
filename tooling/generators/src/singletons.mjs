/**
 * The packages that may exist once in a page: their contexts, root routes, stores or style sheets are
 * compared by identity, and two copies fail without an error. Every published package takes these as peers
 * (decision 0029).
 */
export const singletons = [
  '@lingui/core',
  '@lingui/react',
  '@my-air/api-client',
  '@my-air/feature-kit',
  '@my-air/i18n',
  '@my-air/ui-kit',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@tanstack/router-core',
  'jotai',
  'react',
  'react-dom',
  'styled-components',
];
