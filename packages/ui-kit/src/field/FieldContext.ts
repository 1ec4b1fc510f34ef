import { createContext, use } from 'react';

/** The state of a field that the control inside it needs. */
export interface FieldOfControl {
  id: string;
  /** The id of the label, for groups, which a label element cannot name. */
  labelId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
}

/** The field around a control; null for one without a field. */
export const FieldContext = createContext<FieldOfControl | null>(null);

/** The attributes that link a group of controls to the field around it. */
export function useFieldGroup(): { 'aria-labelledby'?: string; 'aria-describedby'?: string } {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    'aria-labelledby': field.labelId,
    ...(field.describedBy && { 'aria-describedby': field.describedBy }),
  };
}

/** The attributes that link a control to the field around it. */
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
