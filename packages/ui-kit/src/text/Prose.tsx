import { styled } from 'styled-components';

import { proseRules } from './proseRules.ts';

/**
 * The styles of formatted text, of the changes between its versions (`ins`, `del`), and of search results in
 * it (the highlights `text-matches` and `text-match`).
 */
export const Prose = styled.div`
  ${proseRules}
`;
