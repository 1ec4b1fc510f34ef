import { preset } from './tsup.mjs';

export default preset();
