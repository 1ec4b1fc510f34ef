import { html } from '../../html/html.ts';
import type { Mistakes } from '../readForm.ts';
import { form, inputField } from './fields.ts';
import type { IdentityPage } from './identityPage.ts';

type PageContent = Omit<IdentityPage, 'portalOrigins'>;

/** The addresses of an entrance's steps, and the token of their forms. */
export interface EntranceLinks {
  token: string;
  login: string;
  factor: string;
  register: string;
}

export function loginPage(
  { token, login, register }: EntranceLinks,
  { email, mistake }: { email?: string; mistake?: string } = {},
): PageContent {
  return {
    title: 'Sign in',
    notice: mistake === undefined ? undefined : { tone: 'wrong', text: mistake },
    body: html`${form({
        action: login,
        token,
        submit: 'Sign in',
        fields: html`${inputField({
          name: 'email',
          label: 'E-mail address',
          type: 'email',
          value: email,
          autocomplete: 'username',
        })}${inputField({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' })}`,
      })}
      <p class="aside"><a href="/forgot-password">Forgot your password?</a></p>
      <p class="aside">New here? <a href="${register}">Create an account</a></p>`,
  };
}

export function factorPage(
  { token, factor, login }: EntranceLinks,
  { contact, mistake }: { contact: string; mistake?: string },
): PageContent {
  return {
    title: 'Type the code',
    lead: `We have sent six digits to ${contact}.`,
    notice: mistake === undefined ? undefined : { tone: 'wrong', text: mistake },
    body: html`${form({
        action: factor,
        token,
        submit: 'Go on',
        fields: inputField({
          name: 'code',
          label: 'Code',
          autocomplete: 'one-time-code',
          inputmode: 'numeric',
        }),
      })}
      <p class="aside"><a href="${login}">Start again and send a new code</a></p>`,
  };
}

export function registerPage(
  { token, login, register }: EntranceLinks,
  { typed = {}, mistakes = {} }: { typed?: Readonly<Record<string, string>>; mistakes?: Mistakes } = {},
): PageContent {
  return {
    title: 'Create an account',
    lead: 'One account for your channels, your money and everyone who helps you.',
    body: html`${form({
        action: register,
        token,
        submit: 'Create the account',
        fields: html`${inputField({
          name: 'name',
          label: 'Your name',
          value: typed.name,
          error: mistakes.name,
          autocomplete: 'name',
        })}${inputField({
          name: 'email',
          label: 'E-mail address',
          type: 'email',
          value: typed.email,
          error: mistakes.email,
          autocomplete: 'username',
        })}${inputField({
          name: 'password',
          label: 'Password',
          type: 'password',
          error: mistakes.password,
          hint: 'At least 10 characters. A few plain words are better than one strange one.',
          autocomplete: 'new-password',
        })}`,
      })}
      <p class="aside">Been here before? <a href="${login}">Sign in</a></p>`,
  };
}
