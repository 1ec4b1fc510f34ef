import { expect, test } from 'vitest';

import { faultsIn as lint } from './faultsIn.mjs';

const faultsIn = (code) => lint('answered-query', 'a.tsx', code);

test('a query of which only its data is read is refused, in each way that it is written', () => {
  const reads = [
    'const { data } = useQuery(channelsQuery(api));',
    'const { data: all } = useQuery(channelsQuery(api));',
    'const { data: topics = [] } = useQuery({ ...topicsQuery(api), meta });',
    'const { data: news } = useInfiniteQuery(newsQuery(api));',
    'const channels = useQuery(channelsQuery(api)).data;',
    'const count = useQuery(query).data?.length;',
  ];
  expect(faultsIn(reads.join('\n'))).toBe(reads.length);
});

test('one whose failure can be seen, or is thrown, is not', () => {
  const code = [
    'const query = useQuery(channelsQuery(api));',
    'const { data: all, isError } = useQuery(channelsQuery(api));',
    'const { data: sure } = useSuspenseQuery(channelsQuery(api));',
    'const { data } = read(channelsQuery(api));',
    'const { isPending } = useQuery(channelsQuery(api));',
    'const { data: words } = useMutation(save);',
  ];
  expect(faultsIn(code.join('\n'))).toBe(0);
});
