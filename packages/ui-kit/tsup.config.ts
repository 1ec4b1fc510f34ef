import { cp } from 'node:fs/promises';
import { preset } from '@my-air/build/tsup';

export default preset({
  onlyCopy: 'src/field/FieldContext.ts',
  onSuccess: async () => {
    for (const sheet of ['styles.css', 'fonts.css', 'fonts-scalelab.css', 'emoji.css'])
      await cp(`src/${sheet}`, `dist/${sheet}`);
  },
});
