import { cleanIdentifier } from '@my-air/i18n/plain';
import { randomBytes, timingSafeEqual } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';

import { html, type Html } from '../html/html.ts';
import { HttpError } from '../http/HttpError.ts';
import { english } from '../http/sentences.ts';
import { cleanText, parseSent } from '../http/parseSent.ts';

/** A field of a form: an input, or a choice where it has options. */
export interface Field {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password' | 'date';
  autocomplete?: string;
  hint?: string;
  isOptional?: boolean;
  inputmode?: 'numeric';
  options?: readonly (readonly [value: string, label: string])[];
}

export interface Form {
  action: string;
  /** Proves that the form came from us; see `formToken`. */
  token: string;
  submit: string;
  fields?: readonly Field[];
  /** The values of the fields; never shown in a password. */
  typed?: Readonly<Record<string, string | undefined>> | undefined;
  mistakes?: Mistakes | undefined;
  /** The values of hidden inputs. */
  hidden?: Readonly<Record<string, string>>;
  isQuiet?: boolean;
}

/** The field for a new password. */
export const newPassword = {
  name: 'password',
  label: 'New password',
  type: 'password',
  autocomplete: 'new-password',
} as const satisfies Field;

/** An e-mail address that an account can have. */
export const EmailAddress = v.pipe(
  v.string('Type your e-mail address.'),
  v.transform(cleanIdentifier),
  v.email('This is not an e-mail address.'),
  v.maxLength(254, 'Use at most 254 characters.'),
);

const cookieName = 'my_air_id_form';

export type Mistakes = Readonly<Record<string, string>>;

/** The content of a form: its values, or the first mistake of each field. */
export type FormReading<Values> =
  | { readonly isValid: true; readonly values: Values }
  | {
      readonly isValid: false;
      readonly mistakes: Mistakes;
      readonly typed: Readonly<Record<string, string>>;
    };

/** Reads a form by a schema whose messages are written for users. */
export function readForm<Schema extends v.GenericSchema<unknown>>(
  schema: Schema,
  body: unknown,
): FormReading<v.InferOutput<Schema>> {
  const result = parseSent(schema, body ?? {});
  if (result.success) return { isValid: true, values: result.output };
  const mistakes: Record<string, string> = {};
  for (const issue of result.issues) mistakes[v.getDotPath(issue) ?? 'form'] ??= issue.message;
  return { isValid: false, mistakes, typed: typedTexts(body) };
}

/** The typed texts, to be shown again. */
export function typedTexts(body: unknown): Readonly<Record<string, string>> {
  const cleaned = cleanText(body);
  const entries = typeof cleaned === 'object' && cleaned !== null ? Object.entries(cleaned) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The token that this browser's forms carry; the browser keeps its twin in a cookie that other sites cannot send. */
export function formToken(request: FastifyRequest, reply: FastifyReply): string {
  const kept = keptToken(request);
  if (kept !== undefined) return kept;
  const token = randomBytes(24).toString('base64url');
  reply.setCookie(cookieName, token, { path: '/', httpOnly: true, sameSite: 'strict', signed: true });
  return token;
}

/** Refuses a form that did not come from a page of ours in this browser. */
export async function assertFormToken(request: FastifyRequest): Promise<void> {
  if (request.method !== 'POST') return;
  const kept = Buffer.from(keptToken(request) ?? '');
  const sent = Buffer.from(sentToken(request.body));
  const isOurs = kept.length > 0 && kept.length === sent.length && timingSafeEqual(kept, sent);
  if (!isOurs)
    throw new HttpError(
      403,
      english('This form is too old. Go back, load the page again and fill it in once more.'),
    );
}

function keptToken(request: FastifyRequest) {
  const cookie = request.cookies[cookieName];
  const { valid, value } = request.unsignCookie(cookie ?? '');
  return valid && value !== null ? value : undefined;
}

function sentToken(body: unknown) {
  const isForm = typeof body === 'object' && body !== null && 'token' in body;
  return isForm && typeof body.token === 'string' ? body.token : '';
}

/** A labelled field with its hint and its mistake. */
function renderField(field: Field, value: string | undefined, mistake: string | undefined): Html {
  const { name, label, hint } = field;
  const ids = [mistake !== undefined && `${name}-mistake`, hint !== undefined && `${name}-hint`].filter(
    Boolean,
  );
  const described = html`${ids.length > 0 && html`aria-describedby="${ids.join(' ')}"`}
  ${mistake !== undefined && html`aria-invalid="true"`}`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${renderControl(field, value, described)}
    ${mistake !== undefined && html`<p class="mistake" id="${name}-mistake">${mistake}</p>`}
  </div>`;
}

function renderControl(field: Field, value: string | undefined, described: Html): Html {
  const { name, type = 'text', autocomplete = 'off', isOptional = false, inputmode, options } = field;
  if (options) {
    return html`<select id="${name}" name="${name}" autocomplete="${autocomplete}" ${described}>
      ${options.map(
        ([option, label]) =>
          html`<option value="${option}" ${option === value && html`selected`}>${label}</option>`,
      )}
    </select>`;
  }
  return html`<input
    id="${name}"
    name="${name}"
    type="${type}"
    value="${type === 'password' ? undefined : value}"
    autocomplete="${autocomplete}"
    ${inputmode && html`inputmode="${inputmode}"`}
    ${!isOptional && html`required`}
    ${described}
  />`;
}

/** A form that posts, with its token and its button. */
export function form({
  action,
  token,
  submit,
  fields = [],
  typed = {},
  mistakes = {},
  hidden = {},
  isQuiet = false,
}: Form): Html {
  return html`<form method="post" action="${action}" novalidate>
    <input type="hidden" name="token" value="${token}" />
    ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    ${fields.map((field) => renderField(field, typed[field.name], mistakes[field.name]))}
    <button type="submit" class="${isQuiet ? 'quiet' : 'main'}">${submit}</button>
  </form>`;
}

/** The sentence of a page when something was tried too often. */
export function tooManyTries(seconds: number): string {
  return `Too many tries. Wait ${seconds} seconds and try again.`;
}
