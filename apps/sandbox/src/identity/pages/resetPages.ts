import { html } from '../../html/html.ts';
import type { Mistakes } from '../readForm.ts';
import { inputField } from './fields.ts';
import { form } from './form.ts';
import type { IdentityPage } from './identityPage.ts';

type PageContent = Omit<IdentityPage, 'portalOrigins'>;

interface Typed {
  typed?: Readonly<Record<string, string>>;
  mistakes?: Mistakes;
  /** Whether the letter was asked for a moment ago. */
  isSent?: boolean;
}

/** Asks for the address that the link to a new password is sent to. */
export function forgotPage(
  token: string,
  { typed = {}, mistakes = {}, isSent = false }: Typed = {},
): PageContent {
  return {
    title: 'Forgot your password?',
    lead: 'Enter your e-mail address, and we’ll send you a link to choose a new password.',
    notice: isSent
      ? { tone: 'done', text: 'If there is an account with this address, the link is on its way.' }
      : undefined,
    body: html`${form({
        action: '/forgot-password',
        token,
        submit: 'Send the link',
        fields: inputField({
          name: 'email',
          label: 'E-mail address',
          type: 'email',
          value: typed.email,
          error: mistakes.email,
          autocomplete: 'username',
        }),
      })}
      <p class="aside">In the sandbox, e-mails go to the <a href="/mailbox">local mailbox</a>.</p>`,
  };
}

/** Asks for the new password; `key` is the token of the letter. */
export function choosePage(token: string, key: string, mistakes: Mistakes = {}): PageContent {
  return {
    title: 'Choose a new password',
    body: form({
      action: '/reset-password',
      token,
      submit: 'Change password',
      hidden: { key },
      fields: inputField({
        name: 'password',
        label: 'New password',
        type: 'password',
        error: mistakes.password,
        hint: 'At least 10 characters.',
        autocomplete: 'new-password',
      }),
    }),
  };
}
