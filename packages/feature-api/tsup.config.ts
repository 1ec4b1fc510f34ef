import { preset } from '@my-air/build/tsup';

export default preset({ entry: ['src/index.ts', 'src/views.ts', 'src/form.ts', 'src/words.ts', 'src/stories.ts', 'src/testing.ts', 'src/dev.ts'] });
