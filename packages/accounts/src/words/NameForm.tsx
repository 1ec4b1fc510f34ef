import { useLingui } from '@lingui/react/macro';
import { Field, TextInput } from '@my-air/ui-kit';
import type { SubmitEvent } from 'react';

export interface NameFormProps {
  /** The id of the form, for the button outside of it. */
  id: string;
  /** The typed name. */
  value: string;
  /** Called with another name. */
  onValue: (value: string) => void;
  /** The fault of the name; false where it has none. */
  error: string | false;
  /** Called when the form is sent. */
  onSubmit: () => void;
}

/** The form of a dialog that asks for a name of the user's. */
export function NameForm({ id, value, onValue, error, onSubmit }: NameFormProps) {
  const { t } = useLingui();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form id={id} onSubmit={send} noValidate>
      <Field label={t`Name`} isRequired error={error}>
        <TextInput
          value={value}
          maxLength={longestName}
          autoComplete="off"
          onChange={({ target }) => onValue(target.value)}
        />
      </Field>
    </form>
  );
}

/** The greatest length of the name of a view or a group. */
export const longestName = 40;
