import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ChoiceLineProps {
  /** The id from which the ids of the description and the error are made. */
  id: string;
  /** The text beside the control. */
  label: ReactNode;
  /** A second line below the label. */
  description?: ReactNode | undefined;
  /** The problem with the choice; absent or empty when there is none. */
  error?: ReactNode | undefined;
  /** The class of the whole line. */
  className?: string | undefined;
  /** The inline style of the whole line. */
  style?: CSSProperties | undefined;
  /** The control, such as a checkbox. */
  children: ReactNode;
}

/** A control with its text beside it: the whole line can be pressed. */
export function ChoiceLine({ id, label, description, error, children, ...rest }: ChoiceLineProps) {
  return (
    <Line {...rest}>
      {children}
      <Words>
        <span>{label}</span>
        {description !== undefined && <Description id={`${id}-description`}>{description}</Description>}
        {error !== undefined && error !== '' && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      </Words>
    </Line>
  );
}

/** The attributes that link the control of a line to its description and its error. */
export function describedChoice({
  id,
  description,
  error,
}: Pick<ChoiceLineProps, 'id' | 'description' | 'error'>) {
  const hasError = error !== undefined && error !== '';
  const ids = [description !== undefined && `${id}-description`, hasError && `${id}-error`].filter(Boolean);
  return {
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(hasError && { 'aria-invalid': true as const }),
  };
}

const Line = styled.label`
  display: flex;
  gap: var(--space-3);
  align-items: flex-start;
  min-height: 1.5rem;
  cursor: pointer;

  > input {
    flex-shrink: 0;
    margin: 0.2em 0 0;
    cursor: inherit;

    /* As tall as a line of the text beside it. */
    @media (pointer: coarse) {
      margin: 0;
    }
  }
  &:has(> input:disabled) {
    color: var(--color-muted);
    cursor: not-allowed;
  }
`;

const Words = styled.span`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Description = styled.span`
  color: var(--color-muted);
  font-size: var(--font-size-14);
`;

const ErrorText = styled.span`
  color: var(--color-critical-text);
  font-size: var(--font-size-14);
`;
