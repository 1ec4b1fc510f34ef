import { createContext, use } from 'react';

/** What a field tells the control inside it. */
export interface FieldOfControl {
  id: string;
  /** The id of the field's name, for groups that a label cannot point at. */
  labelId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
}

/** The field around a control; null for one without a field. */
export const FieldContext = createContext<FieldOfControl | null>(null);

/** The attributes that tie a group of controls to the field around it. */
export function useFieldGroup(): { 'aria-labelledby'?: string; 'aria-describedby'?: string } {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    'aria-labelledby': field.labelId,
    ...(field.describedBy && { 'aria-describedby': field.describedBy }),
  };
}

/** The attributes that tie a control to the field around it. */
export function useFieldControl(): {
  id?: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
} {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    ...(field.describedBy && { 'aria-describedby': field.describedBy }),
    ...(field.isInvalid && { 'aria-invalid': true }),
    ...(field.isRequired && { required: true }),
  };
}
