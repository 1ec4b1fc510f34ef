import { useQuery } from '@tanstack/react-query';

/** The query of code that a feature brings to the frame: loaded once, when it is first drawn. */
export const codeQuery = <Code>(id: string, load: () => Promise<Code>) => ({
  queryKey: ['shell', 'code', id],
  queryFn: async () => ({ code: await load() }),
  staleTime: Number.POSITIVE_INFINITY,
  // Functions cannot be compared by their content.
  structuralSharing: false,
});

/** The code of a part that its screen can do without: undefined until it is loaded, and when it cannot be. */
export function useCode<Code>(id: string, load: () => Promise<Code>, enabled = true): Code | undefined {
  // oxlint-disable-next-line my-air/answered-query -- code: a part that could not be loaded is told by the shell
  return useQuery({ ...codeQuery(id, load), enabled }).data?.code;
}
