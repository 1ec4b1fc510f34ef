import { measureList } from './measureList.ts';

// One page for every list, so that none loads the code of another: /?ours
const lists = {
  ours: async () => {
    await import('@my-air/ui-kit/styles.css');
    return import('./ours.tsx');
  },
  floor: () => import('./floor.ts'),
  library: () => import('./library.tsx'),
  stream: () => import('./stream/stream.jsx'),
};

void lists[location.search.slice(1)]().then(({ list }) => measureList(list));
