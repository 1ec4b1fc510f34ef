import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';

import type { UserRow } from '../database/schema.ts';
import { html } from '../html/html.ts';
import { readReferral, type Referral, referralQuery } from '../referral/visits.ts';
import type { AccountSession } from './accountSession.ts';
import { type Field, type Form, form, formToken } from './forms.ts';
import type { IdentityPage } from './pages/identityPage.ts';

type PageContent = Omit<IdentityPage, 'portalOrigins'>;

/** The addresses of an entrance's steps, and the token of their forms. */
interface EntranceLinks {
  token: string;
  login: string;
  factor: string;
  /** Takes the request for another code. */
  anotherCode: string;
  register: string;
}

const address: Field = { name: 'email', label: 'E-mail address', type: 'email', autocomplete: 'username' };
const password = { name: 'password', label: 'Password', type: 'password' } as const;

/** An entrance: the path of its pages, and where users go after the sign-in. */
export interface Entrance {
  /** The prefix of its pages' paths in Fastify. */
  readonly route: string;
  /** The same path for one request, with its values. */
  path(request: FastifyRequest): string;
  /** The query that the addresses of the pages have to keep. */
  query(request: FastifyRequest): string;
  /** Throws when this entrance is no longer open. */
  check(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** The referral link that the user came by. */
  referral(request: FastifyRequest, reply: FastifyReply): Promise<Referral | undefined>;
  /** Signs the user in. @returns the address that they go to now */
  admit(request: FastifyRequest, reply: FastifyReply, user: UserRow, isNew: boolean): Promise<string>;
}

/** The entrance of users whom a client has redirected here: at the end they go back to it. */
export function interactionEntrance(provider: Provider): Entrance {
  const details = (request: FastifyRequest, reply: FastifyReply) =>
    provider.interactionDetails(request.raw, reply.raw);

  return {
    route: '/interaction/:uid',
    path: (request) => `/interaction/${uidOf(request)}`,
    query: () => '',
    check: async (request, reply) => {
      await details(request, reply);
    },
    referral: async (request, reply) => readReferral((await details(request, reply)).params),
    admit: (request, reply, user, isNew) =>
      provider.interactionResult(
        request.raw,
        reply.raw,
        { login: { accountId: user.subject }, ...(isNew ? { create: {} } : {}) },
        { mergeWithLastSubmission: false },
      ),
  };
}

function uidOf(request: FastifyRequest) {
  const { uid } = request.params as { uid: string };
  return encodeURIComponent(uid);
}

/** The entrance of users who opened our own pages: at the end they go where they wanted, or to the portal. */
export function directEntrance(
  session: AccountSession,
  origins: { identity: string; portal: string },
): Entrance {
  return {
    route: '/enter',
    path: () => '/enter',
    query: (request) => {
      const kept = new URLSearchParams(textsOf(request.query));
      kept.delete('sent');
      return kept.size === 0 ? '' : `?${kept.toString()}`;
    },
    check: async () => {},
    referral: async (request) => readReferral(request.query),
    admit: async (request, reply, user) => {
      await session.start(request, reply, user);
      const next = nextOf(request);
      if (next !== undefined) return next;
      return portalSignIn(origins, readReferral(request.query));
    },
  };
}

/**
 * The address at which the portal signs in the user who is signed in here: the sign-in that a provider initiates, of
 * OpenID Connect, whose `iss` names the provider.
 */
export function portalSignIn(
  { identity, portal }: { identity: string; portal: string },
  referral?: Referral,
): string {
  const query = new URLSearchParams({ iss: identity, ...referralQuery(referral) });
  return `${portal}/login?${query.toString()}`;
}

/** Whether an address stays with us: one slash and then a name, so that no other host can hide in it. */
function isOwnPath(path: string) {
  return /^\/[a-z-]+(\/[a-z_-]*)?$/.test(path);
}

/** The parameters of an address, each once; a campaign's own go along from page to page. */
export function textsOf(query: unknown): Record<string, string> {
  const entries = Object.entries(query as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The page of ours that the user wanted; undefined where the address names none. */
export function nextOf(request: FastifyRequest): string | undefined {
  const { next } = request.query as Record<string, unknown>;
  return typeof next === 'string' && isOwnPath(next) ? next : undefined;
}

/** The addresses of an entrance's steps for a request. */
export function linksOf(entrance: Entrance) {
  return (request: FastifyRequest, reply: FastifyReply): EntranceLinks => {
    const [path, query] = [entrance.path(request), entrance.query(request)];
    return {
      token: formToken(request, reply),
      login: `${path}/login${query}`,
      factor: `${path}/second-factor${query}`,
      anotherCode: `${path}/second-factor/again${query}`,
      register: `${path}/register${query}`,
    };
  };
}

export function loginPage(
  { token, login, register }: EntranceLinks,
  { email = '', mistake }: { email?: string; mistake?: string } = {},
): PageContent {
  const hint = email && `?${new URLSearchParams({ login_hint: email }).toString()}`;
  const fields = [address, { ...password, autocomplete: 'current-password' }];
  return {
    title: 'Sign in',
    notice: mistake === undefined ? undefined : { tone: 'wrong', text: mistake },
    body: html`${form({ action: login, token, submit: 'Sign in', fields, typed: { email } })}
      <p class="aside"><a href="/forgot-password${hint}">Forgot your password?</a></p>
      <p class="aside">New here? <a href="${register}">Create an account</a></p>`,
  };
}

export function factorPage(
  { token, factor, anotherCode, login }: EntranceLinks,
  { contact, notice }: { contact: string; notice?: IdentityPage['notice'] },
): PageContent {
  const fields: Field[] = [
    { name: 'code', label: 'Code', autocomplete: 'one-time-code', inputmode: 'numeric' },
  ];
  return {
    title: 'Type the code',
    lead: `We have sent six digits to ${contact}.`,
    notice,
    body: html`${form({ action: factor, token, submit: 'Go on', fields })}
      ${form({ action: anotherCode, token, submit: 'Send again', isQuiet: true })}
      <p class="aside"><a href="${login}">Use another e-mail address</a></p>`,
  };
}

export function registerPage(
  { token, login, register }: EntranceLinks,
  values: Pick<Form, 'typed' | 'mistakes'> = {},
): PageContent {
  const hint = 'At least 10 characters. A few plain words are better than one strange one.';
  const fields = [
    { name: 'name', label: 'Your name', autocomplete: 'name' },
    address,
    { ...password, hint, autocomplete: 'new-password' },
  ];
  return {
    title: 'Create an account',
    lead: 'One account for your channels, your money and everyone who helps you.',
    // The page's script fills in what the browser says.
    body: html`${form({ action: register, token, submit: 'Create the account', hidden: { timezone: '', date_format: '' }, fields, ...values })}
      <p class="aside">Been here before? <a href="${login}">Sign in</a></p>`,
  };
}
