import { Trans } from '@lingui/react/macro';
import { Banner, bringIntoSightOfDialog, Button, ErrorState, Skeleton } from '@my-air/ui-kit';
import type { ReactNode } from 'react';

/** The parts of a query's result that are shown: of `useQuery`, `useInfiniteQuery`, `useSharedQueries`. */
export interface ShownResult<Data> {
  data: Data | undefined;
  isError: boolean;
  refetch: () => unknown;
}

export interface QueryViewProps<Data> {
  /** The result of the query. */
  query: ShownResult<Data>;
  /** The thing that could not be loaded, as a sentence: 'The channels could not be loaded'. */
  failed: ReactNode;
  /** The placeholder until the first answer. @default three lines */
  pending?: ReactNode;
  /** Whether the failure is a line beside other content instead of taking its place. @default false */
  isBanner?: boolean;
  /** Draws the answer. */
  children: (data: Data) => ReactNode;
}

/**
 * The answer of a query; until there is one, its placeholder, or that it failed, with a button that tries again. An
 * answer stays when a later read fails.
 */
export function QueryView<Data>({
  query: { data, isError, refetch },
  failed,
  pending = <Skeleton lines={3} />,
  isBanner = false,
  children,
}: QueryViewProps<Data>) {
  if (data !== undefined) return children(data);
  if (!isError) return pending;

  const again = (
    <Button size={isBanner ? 's' : 'm'} onClick={() => void refetch()}>
      <Trans>Try again</Trans>
    </Button>
  );
  if (!isBanner) return <ErrorState ref={bringIntoSightOfDialog} title={failed} action={again} />;
  return (
    <Banner ref={bringIntoSightOfDialog} tone="critical" action={again}>
      {failed}
    </Banner>
  );
}
