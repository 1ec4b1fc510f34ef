import { isApiError } from '@my-air/api-client';
import type { User } from '@my-air/api-client/contract';

import { logoutUrl } from '../authorization/addresses.ts';
import { forgetReferral } from '../authorization/referral.ts';
import type { Credentials, LoginResult } from './AuthSession.ts';
import { sessionCalls } from './sessionCalls.ts';
import type { SessionCore } from './sessionCore.ts';

type SessionAnswer = { expires_at?: string | null | undefined } | null | undefined;

/** Opens sessions. */
export interface SignIn {
  login: (credentials: Credentials) => Promise<LoginResult>;
  /** Takes over the session that the server has just opened. */
  enter: (answer: SessionAnswer) => Promise<User>;
  /**
   * Runs a sign-in with the submitting flag set; a page that the server considers expired leaves for the
   * logout address.
   */
  submit: <Result>(work: () => Promise<Result>) => Promise<Result | { kind: 'leaving' }>;
}

export function createSignIn(core: SessionCore): SignIn {
  const { options, browser, store } = core;

  const submit: SignIn['submit'] = async (work) => {
    store.set({ isSubmitting: true });
    try {
      return await work();
    } catch (error) {
      if (!isApiError(error) || error.code !== 'page_expired' || error.redirectUrl) throw error;
      options.leave(logoutUrl(options.config.identityProvider, browser.origin));
      return { kind: 'leaving' };
    } finally {
      store.set({ isSubmitting: false });
    }
  };

  async function enter(answer: SessionAnswer): Promise<User> {
    core.beginSessionEpoch();
    core.confirm(answer);
    const user = await core.fetchUser();
    core.keepDestinationFor(user.id);
    await speakLanguageOf(user);
    forgetReferral(browser.storage);
    browser.channel.send({ type: 'signed-in', userId: user.id });
    core.welcome(user);
    return user;
  }

  async function speakLanguageOf({ preference }: User): Promise<void> {
    try {
      if (preference?.ui_locale) await options.setLocale?.(preference.ui_locale);
    } catch {
      // The words of that language could not be loaded; the portal keeps its present one.
    }
  }

  return {
    submit,
    enter,
    login: (credentials) =>
      submit<LoginResult>(async () => {
        const { login } = await sessionCalls();
        const answer = await options.api.send(login, { body: credentials });
        if (!answer?.two_factor) return { kind: 'signed-in', user: await enter(answer) };
        const { two_factor_method: method, two_factor_contact: contact } = answer;
        return { kind: 'second-factor', method: method ?? undefined, contact: contact ?? undefined };
      }),
  };
}
