import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export interface LiveRegionsProps {
  /** What is said when the reader has finished a sentence. */
  polite: string;
  /** What is said at once. */
  assertive: string;
}

/** The two voices of a page: they stand in it from the first paint, empty, because a region that arrives with its text is silent for some readers. */
export function LiveRegions({ polite, assertive }: LiveRegionsProps) {
  return (
    <>
      <VisuallyHidden as="div" aria-live="polite" aria-atomic="true" data-live="polite">
        {polite}
      </VisuallyHidden>
      <VisuallyHidden as="div" aria-live="assertive" aria-atomic="true" data-live="assertive">
        {assertive}
      </VisuallyHidden>
    </>
  );
}
