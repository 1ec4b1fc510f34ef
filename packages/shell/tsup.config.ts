import { cp } from 'node:fs/promises';
import { preset } from '@my-air/build/tsup';

export default preset({
  onSuccess: () => cp('src/frame/frame.css', 'dist/frame/frame.css'),
});
