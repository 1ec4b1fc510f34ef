import { preset } from '@my-air/build/tsup';

export default preset({ onlyCopy: 'src/feature/rootRoute.ts' });
