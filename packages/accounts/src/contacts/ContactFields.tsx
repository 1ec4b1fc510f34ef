import { useLingui } from '@lingui/react/macro';
import { contactTypes } from '@my-air/api-client/contract';
import { fieldError, useWatch, type ValibotForm } from '@my-air/feature-kit/forms';
import { ContactMark, DeleteIcon, Field, IconButton, NativeSelect, TextInput, media } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { ContactDraft } from './contactDrafts.ts';
import { contactNames } from './contactNames.ts';

/** The form that these fields belong to. */
interface ContactsInput {
  contacts: ContactDraft[];
}

export interface ContactFieldsProps {
  /** The form that the fields belong to. */
  form: ValibotForm<ContactsInput, ContactsInput>;
  /** The index of its line in the form, from 0. */
  index: number;
  /** Called when the line is taken away; the last one stays. */
  onRemove: (() => void) | undefined;
}

/** One contact of a creator: its kind and its value. */
export function ContactFields({ form, index, onRemove }: ContactFieldsProps) {
  'use no memo';
  const { t } = useLingui();
  const type = useWatch({ control: form.control, name: `contacts.${index}.type` });
  const nameOf = (kind: ContactDraft['type']) => {
    const name = contactNames[kind];
    return typeof name === 'string' ? name : t(name);
  };
  const name = nameOf(type);

  return (
    <Line aria-label={name}>
      <Mark type={type} />
      <Field label={t({ context: 'contact', message: 'Kind' })}>
        <NativeSelect
          {...form.register(`contacts.${index}.type`)}
          options={contactTypes.map((kind) => ({ value: kind, label: nameOf(kind) }))}
        />
      </Field>
      <Field label={name} error={fieldError(form, `contacts.${index}.value`, name)} isRequired>
        <TextInput
          {...form.register(`contacts.${index}.value`)}
          {...keyboards[type]}
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      {onRemove && <Remove label={t`Remove ${name}`} icon={<DeleteIcon />} onClick={onRemove} />}
    </Line>
  );
}

/** The keyboard that phones show for each kind. */
const keyboards: Partial<
  Record<ContactDraft['type'], { inputMode: 'email' | 'tel' | 'url'; autoComplete?: string }>
> = {
  email: { inputMode: 'email', autoComplete: 'email' },
  phone: { inputMode: 'tel', autoComplete: 'tel' },
  whatsapp: { inputMode: 'tel' },
  viber: { inputMode: 'tel' },
  website: { inputMode: 'url', autoComplete: 'url' },
};

const Line = styled.fieldset`
  display: grid;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  grid-template-columns: auto auto minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: start;

  ${media.down('xs')} {
    grid-template-columns: 1fr auto;

    > svg {
      display: none;
    }
    > :nth-child(3) {
      grid-row: 2;
    }
  }
`;

const Mark = styled(ContactMark)`
  margin-top: 2.25rem;
  color: var(--color-muted);
`;

const Remove = styled(IconButton)`
  margin-top: 1.625rem;
`;
