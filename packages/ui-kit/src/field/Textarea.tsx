import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { controlStyles } from './controlStyles.ts';
import { useFieldControl } from './FieldContext.ts';

export type TextareaProps = ComponentPropsWithRef<'textarea'>;

/** A text field of several lines, which grows with its text. */
export function Textarea(props: TextareaProps) {
  return <Area rows={3} {...useFieldControl()} {...props} />;
}

const Area = styled.textarea`
  ${controlStyles}
  max-height: 40vh;
  resize: vertical;
  field-sizing: content;
`;
