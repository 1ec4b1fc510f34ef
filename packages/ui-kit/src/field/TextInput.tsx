import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { controlStyles } from './controlStyles.ts';
import { useFieldControl } from './FieldContext.ts';

export type TextInputProps = ComponentPropsWithRef<'input'>;

/** A text field of one line. */
export function TextInput(props: TextInputProps) {
  return <Input type="text" {...useFieldControl()} {...props} />;
}

const Input = styled.input`
  ${controlStyles}
`;
