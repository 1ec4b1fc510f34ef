export { checkInPieces } from './checkInPieces.ts';
export { parseInPieces } from './parseInPieces.ts';
