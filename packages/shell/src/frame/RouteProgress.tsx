import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { VisuallyHidden } from '@my-air/ui-kit';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';

import { useShell } from '../Shell.ts';
import { useDelayedFlag } from './useDelayedFlag.ts';

/** The bar at the top while a route is opened, and the loader when that takes long. */
export function RouteProgress() {
  const { t } = useLingui();
  const { session } = useShell().portal;
  const isOpening = useRouterState({ select: (state) => state.isLoading });
  const { isSubmitting } = useAtomValue(session.stateAtom);
  const isSlow = useDelayedFlag(isOpening || isSubmitting);

  return (
    <>
      {isOpening && <Progress aria-hidden data-testid="route-progress" />}
      {isSlow && (
        <Loader>
          <VisuallyHidden>{t`Loading`}</VisuallyHidden>
        </Loader>
      )}
    </>
  );
}

const Progress = styled.div`
  position: fixed;
  z-index: var(--layer-progress);
  inset: 0 0 auto;
  height: 3px;
  background: var(--color-accent);
  transform-origin: left;
  animation: kit-advance 8s cubic-bezier(0.1, 0.7, 0.3, 1) forwards;

  @media (prefers-reduced-motion: reduce) {
    opacity: 0.6;
    animation: none;
  }
`;

const Loader = styled.output`
  position: fixed;
  z-index: calc(var(--layer-progress) - 1);
  inset-block-start: var(--space-4);
  inset-inline: 0;
  width: 3rem;
  height: 3rem;
  margin-inline: auto;
  background: var(--color-floating);
  border: 1px solid var(--color-line);
  border-radius: 50%;
  box-shadow: var(--shadow-floating);
  pointer-events: none;

  &::before {
    position: absolute;
    inset: 0.625rem;
    border: 3px solid var(--color-line);
    border-block-start-color: var(--color-accent);
    border-radius: 50%;
    animation: kit-turn 0.9s linear infinite;
    content: '';
  }
  @media (prefers-reduced-motion: reduce) {
    &::before {
      animation-duration: 4s;
    }
  }
`;
