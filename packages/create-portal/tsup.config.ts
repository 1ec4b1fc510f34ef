import { preset } from '@my-air/build/tsup';

export default preset();
