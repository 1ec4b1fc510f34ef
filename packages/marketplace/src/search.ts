export { countBits, editDistance, lettersOf } from './search/editDistance.ts';
