import { preset } from '@my-air/build/tsup';

export default preset({ publishesTesting: false, onlyCopy: 'src/ApiError.ts' });
