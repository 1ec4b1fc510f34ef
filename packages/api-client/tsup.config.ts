import { preset } from '@my-air/build/tsup';

export default preset({ entry: ['src/index.ts', 'src/contract.ts', 'src/testing.ts'] });
