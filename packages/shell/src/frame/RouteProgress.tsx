import { useLingui } from '@lingui/react/macro';
import { useMatches, useRouterState } from '@tanstack/react-router';
import { VisuallyHidden } from '@my-air/ui-kit';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';

import { useShell } from '../Shell.ts';
import { useDelayedFlag } from './useDelayedFlag.ts';

/**
 * One sign of loading at a time: the bar at the top while a route is opened, until the screen draws its own shape, and a
 * ring while the session is changed, which has no bar. What takes long is said to screen readers in both cases.
 */
export function RouteProgress() {
  const { t } = useLingui();
  const { session } = useShell().portal;
  const isOpening = useRouterState({ select: (state) => state.isLoading });
  const hasShape = useMatches({ select: (matches) => matches.some(({ status }) => status === 'pending') });
  const { isSubmitting } = useAtomValue(session.stateAtom);
  const isSlow = useDelayedFlag(isOpening || isSubmitting);

  return (
    <>
      {isOpening && <Progress aria-hidden hidden={hasShape} data-testid="route-progress" />}
      {isSlow && (
        <output>
          <VisuallyHidden>{t`Loading`}</VisuallyHidden>
          {isSubmitting && <Ring aria-hidden />}
        </output>
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

const Ring = styled.div`
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
