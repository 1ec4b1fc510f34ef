import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { FieldContext } from './FieldContext.ts';

export interface FieldProps extends ComponentPropsWithRef<'div'> {
  /** The name of the field. */
  label: ReactNode;
  /** The help below the control. */
  description?: ReactNode | undefined;
  /** The problem with the value; absent or empty when there is none. */
  error?: ReactNode | undefined;
  /** Whether the field must be filled in; an asterisk then marks it. @default false */
  isRequired?: boolean | undefined;
  /** The content at the end of the label's line, such as a link. */
  aside?: ReactNode | undefined;
}

/** A control of a form with its label, its help and its error, which are linked to it automatically. */
export function Field({
  label,
  description,
  error,
  isRequired = false,
  aside,
  children,
  ...rest
}: FieldProps) {
  const id = useId();
  const hasError = error !== undefined && error !== null && error !== '' && error !== false;
  const described = [description !== undefined && `${id}-description`, hasError && `${id}-error`];
  const describedBy = described.filter(Boolean).join(' ') || undefined;

  return (
    <FieldContext value={{ id, labelId: `${id}-label`, describedBy, isInvalid: hasError, isRequired }}>
      <Frame {...rest}>
        <Line>
          <Label id={`${id}-label`} htmlFor={id}>
            {label}
            {isRequired && <Asterisk aria-hidden> *</Asterisk>}
          </Label>
          {aside}
        </Line>
        {children}
        {description !== undefined && <Description id={`${id}-description`}>{description}</Description>}
        <div aria-live="polite">
          {hasError && (
            <ErrorText id={`${id}-error`}>
              <CircleAlert aria-hidden />
              {error}
            </ErrorText>
          )}
        </div>
      </Frame>
    </FieldContext>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.375rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  align-items: baseline;
  justify-content: space-between;
`;

const Label = styled.label`
  font-size: var(--font-size-14);
  font-weight: 600;

  /* The label wraps first; what is beside it goes to a line of its own when a large text leaves no room. */
  &:not(:last-child) {
    flex: 1 1 7rem;
  }
`;

const Asterisk = styled.span`
  color: var(--color-critical-text);
`;

const Description = styled.div`
  color: var(--color-muted);
  font-size: var(--font-size-14);
`;

const ErrorText = styled.div`
  display: flex;
  gap: 0.375rem;
  align-items: flex-start;
  color: var(--color-critical-text);
  font-size: var(--font-size-14);

  > svg {
    flex-shrink: 0;
    width: 1rem;
    height: 1rem;
    margin-top: 0.15em;
  }
`;
