import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { css, styled } from 'styled-components';

import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

/** The progress of a step. */
export type StepState = 'done' | 'current' | 'upcoming' | 'failed';

/** One step of several. */
export interface Step {
  /** The id of the step, unique in the list. */
  id: string;
  /** The name of the step. */
  label: ReactNode;
  /** A second line with more about the step. */
  description?: ReactNode | undefined;
  /** The progress of the step. */
  state: StepState;
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The goal of the steps, for screen readers. */
  label: string;
  /** The steps in order; one of them is the current one until all are done. */
  steps: readonly Step[];
  /** The progress of a step in words, for screen readers. */
  stateLabels: Readonly<Record<StepState, string>>;
  /** Whether steps are below each other; where there is no room they always are. @default false */
  isVertical?: boolean | undefined;
  /** Whether short steps stay beside each other in places as narrow as a card. @default false */
  isCompact?: boolean | undefined;
}

/** The steps of a task: the finished ones, the current one, and those to come. */
export function Stepper({
  label,
  steps,
  stateLabels,
  isVertical = false,
  isCompact = false,
  ...rest
}: StepperProps) {
  return (
    <Place>
      <List
        aria-label={label}
        {...rest}
        data-vertical={isVertical || undefined}
        data-compact={isCompact || undefined}
      >
        {steps.map((step, index) => (
          <Item
            key={step.id}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <Dot aria-hidden>
              <DotContent state={step.state} number={index + 1} />
            </Dot>
            <Words>
              <Name>
                {step.label}
                <VisuallyHidden>, {stateLabels[step.state]}</VisuallyHidden>
              </Name>
              {step.description !== undefined && <Description>{step.description}</Description>}
            </Words>
          </Item>
        ))}
      </List>
    </Place>
  );
}

function DotContent({ state, number }: { state: StepState; number: number }) {
  switch (state) {
    case 'done':
      return <Check />;
    case 'failed':
      return <X />;
    default:
      return number;
  }
}

const Place = styled.div`
  container-type: inline-size;
  /* Its content gives it none. */
  width: 100%;
`;

const List = styled.ol`
  display: flex;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-vertical] {
    flex-direction: column;
    gap: 0;
  }
  @container (width < 36rem) {
    &:not([data-compact]) {
      flex-direction: column;
      gap: 0;
    }
  }
  @container (width < 17rem) {
    flex-direction: column;
    gap: 0;
  }
`;

/* A step of a row: the dot above its words, and the line to the next dot. */
const beside = css`
  flex-direction: column;
  gap: var(--space-2);
  padding-bottom: 0;

  &:not(:last-child)::after {
    inset-block: calc(0.875rem - 1px) auto;
    inset-inline: 2.25rem 0;
    width: auto;
    height: 2px;
  }
`;

const Item = styled.li`
  position: relative;
  display: flex;
  flex: 1;
  gap: var(--space-3);
  min-width: 0;
  padding-bottom: var(--space-4);

  &:not(:last-child)::after {
    position: absolute;
    inset-block: 2rem 0.25rem;
    inset-inline-start: calc(0.875rem - 1px);
    width: 2px;
    background: var(--color-line);
    content: '';
  }
  &[data-state='done']::after {
    background: var(--color-accent) !important;
  }

  @container (width >= 36rem) {
    ol:not([data-vertical]) > & {
      ${beside}
    }
  }
  @container (width >= 17rem) {
    ol[data-compact] > & {
      ${beside}
    }
  }
`;

const Dot = styled.span`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  color: var(--color-muted);
  font-size: var(--font-size-12);
  font-weight: var(--font-weight-strong);
  font-variant-numeric: tabular-nums;
  border: 2px solid var(--color-line-strong);
  border-radius: 50%;

  > svg {
    width: var(--icon-size-s);
    height: var(--icon-size-s);
  }
  [data-state='done'] > & {
    color: var(--color-on-accent);
    background: var(--color-accent);
    border-color: var(--color-accent);
  }
  [data-state='current'] > & {
    color: var(--color-accent-text);
    background: var(--color-accent-soft);
    border-color: var(--color-accent);
  }
  [data-state='failed'] > & {
    color: var(--color-on-critical);
    background: var(--color-critical);
    border-color: var(--color-critical);
  }

  @media (forced-colors: active) {
    [data-state='current'] > & {
      color: HighlightText;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.125rem;
  min-width: 0;
  padding-top: 0.1875rem;
`;

const Name = styled.span`
  font-size: var(--font-size-14);
  font-weight: var(--font-weight-strong);
  overflow-wrap: anywhere;

  [data-state='upcoming'] & {
    color: var(--color-muted);
    font-weight: 400;
  }
  [data-state='failed'] & {
    color: var(--color-critical-text);
  }
`;

const Description = styled.span`
  color: var(--color-muted);
  font-size: var(--font-size-12);
`;
