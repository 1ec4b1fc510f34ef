import { html, type Html } from '../../html/html.ts';

export interface Form {
  action: string;
  /** Proves that the form came from us; see `formToken`. */
  token: string;
  submit: string;
  fields: Html;
  /** The values of hidden inputs. */
  hidden?: Readonly<Record<string, string>>;
  isQuiet?: boolean;
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
