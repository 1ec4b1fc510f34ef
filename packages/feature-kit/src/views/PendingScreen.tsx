import { useLingui } from '@lingui/react/macro';
import { Page, Skeleton, Stack, VisuallyHidden } from '@my-air/ui-kit';
import { styled } from 'styled-components';

export interface PendingScreenProps {
  /** The name of the screen that is being loaded. @default 'Loading' */
  title?: string | undefined;
}

/** The shape of a screen that is loading; it works without a router. */
export function PendingScreen({ title }: PendingScreenProps) {
  const { t } = useLingui();

  return (
    <Late aria-busy="true">
      <Page title={title ?? t`Loading`}>
        {title && <VisuallyHidden>{t`Loading…`}</VisuallyHidden>}
        <Stack gap={6}>
          <Skeleton shape="block" height="8rem" />
          <Skeleton lines={3} width="70%" />
        </Stack>
      </Page>
    </Late>
  );
}

// A screen that loads fast should not flash a skeleton first.
const Late = styled.div`
  animation: kit-appear 120ms 180ms both;
`;
