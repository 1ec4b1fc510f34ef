import { measureList } from './measureList.ts';

// One page for every list, so that none loads the code of another: /?ours
const lists = {
  ours: async () => {
    await import('@my-air/ui-kit/styles.css');
    return import('./ours.tsx');
  },
  library: () => import('./library.tsx'),
  stream: () => import('./stream/stream.jsx'),
};

const kind = location.search.slice(1);
if (kind === 'composer') {
  void import('@my-air/ui-kit/styles.css').then(() => import('./composer.tsx')).then(({ draw }) => draw());
} else void lists[kind]().then(({ list }) => measureList(list));
