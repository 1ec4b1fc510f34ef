import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { ChoiceLine, describedChoice } from './ChoiceLine.tsx';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> {
  /** The name of the setting. */
  label: ReactNode;
  /** A second line with more about the setting. */
  description?: ReactNode | undefined;
}

/** A setting that is on or off, and takes effect immediately. */
export function Switch({ label, description, className, style, ...rest }: SwitchProps) {
  const words = { id: useId(), label, description };
  return (
    <ChoiceLine {...words} className={className} style={style}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says by itself whether it is checked */}
      <Track {...describedChoice(words)} {...rest} type="checkbox" role="switch" />
    </ChoiceLine>
  );
}

const Track = styled.input`
  position: relative;
  width: 2.25rem;
  height: 1.375rem;
  background: var(--color-line-strong);
  border-radius: 99px;
  appearance: none;
  transition: background-color var(--motion-fast);

  &::before {
    position: absolute;
    inset-block-start: 0.1875rem;
    inset-inline-start: 0.1875rem;
    width: 1rem;
    height: 1rem;
    background: var(--color-raised);
    border-radius: 50%;
    content: '';
    transition: inset-inline-start var(--motion-fast);
  }
  &:checked {
    background: var(--color-accent);
  }
  &:checked::before {
    inset-inline-start: 1.0625rem;
    background: var(--color-on-accent);
  }
  &:disabled {
    opacity: 0.5;
  }

  @media (pointer: coarse) {
    width: 2.5rem;
    height: 1.5rem;

    &::before {
      inset-block-start: 0.25rem;
      inset-inline-start: 0.25rem;
    }
    &:checked::before {
      inset-inline-start: 1.25rem;
    }
  }

  @media (forced-colors: active) {
    background: ButtonFace;
    border: 1px solid ButtonText;
    forced-color-adjust: none;

    &::before {
      inset-block-start: 0.125rem;
      background: ButtonText;
    }
    &:checked {
      background: Highlight;
    }
    &:checked::before {
      background: HighlightText;
    }
  }
`;
