import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import type { ChoiceOption } from '../choice/ChoiceOption.ts';
import { controlStyles } from './controlStyles.ts';
import { useFieldControl } from './FieldContext.ts';

export interface NativeSelectProps extends ComponentPropsWithRef<'select'> {
  /** The options to choose from. */
  options: readonly ChoiceOption[];
  /** The text shown while nothing is chosen. */
  placeholder?: string | undefined;
}

/** A choice among a few options by the browser's own list: nothing to load, and the best on phones. */
export function NativeSelect({ options, placeholder, ...rest }: NativeSelectProps) {
  return (
    <Frame>
      <Control {...useFieldControl()} {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {label}
          </option>
        ))}
      </Control>
      <ChevronDown aria-hidden />
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;

  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--space-3);
    width: 1.125rem;
    height: 1.125rem;
    margin-block: auto;
    color: var(--color-muted);
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${controlStyles}
  padding-inline-end: 2.5rem;
  text-overflow: ellipsis;
  cursor: pointer;
  appearance: none;

  > option {
    color: var(--color-text);
    background: var(--color-raised);
  }
`;
