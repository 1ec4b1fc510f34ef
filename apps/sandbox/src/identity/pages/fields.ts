import { html, type Html } from '../../html/html.ts';

interface Form {
  action: string;
  /** Proves that the form came from us; see `formToken`. */
  token: string;
  submit: string;
  fields: Html;
  /** The values of hidden inputs. */
  hidden?: Readonly<Record<string, string>>;
  isQuiet?: boolean;
}

interface FieldFacts {
  name: string;
  label: string;
  error?: string | undefined;
  hint?: string;
}

export interface InputField extends FieldFacts {
  type?: 'text' | 'email' | 'password' | 'date';
  value?: string | undefined;
  autocomplete: string;
  /** @default true */
  isRequired?: boolean;
  inputmode?: 'numeric';
}

/** A labelled input with its hint and its mistake. */
export function inputField({
  type = 'text',
  value,
  autocomplete,
  isRequired = true,
  inputmode,
  ...facts
}: InputField): Html {
  return labelled(
    facts,
    html`<input
      id="${facts.name}"
      name="${facts.name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      ${inputmode && html`inputmode="${inputmode}"`}
      ${isRequired && html`required`}
      ${described(facts)}
    />`,
  );
}

export interface SelectField extends FieldFacts {
  value: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
  autocomplete?: string;
}

/** A labelled choice. */
export function selectField({ value, options, autocomplete = 'off', ...facts }: SelectField): Html {
  return labelled(
    facts,
    html`<select id="${facts.name}" name="${facts.name}" autocomplete="${autocomplete}" ${described(facts)}>
      ${options.map(
        ([option, label]) =>
          html`<option value="${option}" ${option === value && html`selected`}>${label}</option>`,
      )}
    </select>`,
  );
}

function labelled({ name, label, hint, error }: FieldFacts, control: Html) {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`} ${control}
    ${error !== undefined && html`<p class="mistake" id="${name}-mistake">${error}</p>`}
  </div>`;
}

function described({ name, hint, error }: FieldFacts) {
  const ids = [error !== undefined && `${name}-mistake`, hint !== undefined && `${name}-hint`].filter(
    Boolean,
  );
  return html`${ids.length > 0 && html`aria-describedby="${ids.join(' ')}"`}
  ${error !== undefined && html`aria-invalid="true"`}`;
}

/** A form that posts, with its token and its button. */
export function form({ action, token, submit, fields, hidden = {}, isQuiet = false }: Form): Html {
  return html`<form method="post" action="${action}" novalidate>
    <input type="hidden" name="token" value="${token}" />
    ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    ${fields}
    <button type="submit" class="${isQuiet ? 'quiet' : 'main'}">${submit}</button>
  </form>`;
}
