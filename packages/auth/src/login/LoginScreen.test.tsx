import { buildConfig, renderInPortal } from '@my-air/feature-kit/testing';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';

import type { LoginResult } from '../session/AuthSession.ts';
import { failure } from '../testing/failure.ts';
import { LoginScreen, type LoginScreenProps } from './LoginScreen.tsx';

const key = 'POST api/login';

function openScreen(...results: (LoginResult | Error)[]) {
  return openScreenWith({}, ...results);
}

function openScreenWith(props: Partial<LoginScreenProps>, ...results: (LoginResult | Error)[]) {
  const onLogin = vi.fn();
  for (const result of results) {
    if (result instanceof Error) onLogin.mockRejectedValueOnce(result);
    else onLogin.mockResolvedValueOnce(result);
  }
  const onContinue = vi.fn(() => new Promise<void>(() => {}));
  const onSignedIn = vi.fn();
  const user = userEvent.setup({
    advanceTimers: (milliseconds) => void (vi.isFakeTimers() && vi.advanceTimersByTime(milliseconds)),
  });
  renderInPortal(
    <LoginScreen onLogin={onLogin} onContinue={onContinue} onSignedIn={onSignedIn} {...props} />,
    {
      user: null,
    },
  );

  const email = () => screen.getByLabelText('E-mail');
  const password = () => screen.getByLabelText('Password');
  const send = () => user.click(screen.getByRole('button', { name: 'Sign in' }));
  async function signIn() {
    await user.type(email(), ' ann@my-air.test ');
    await user.type(password(), 'correct horse battery');
    await send();
  }
  return { user, onLogin, onContinue, onSignedIn, email, password, send, signIn };
}

/** The description that a screen reader adds to a field's name. */
function descriptionOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.querySelector(`[id='${id}']`)?.textContent).join(' ');
}

const signedIn = { kind: 'signed-in', user: { id: 1, name: 'Ann', email: 'ann@my-air.test' } } as const;
const secondFactor = { kind: 'second-factor', method: 'email', contact: 'a••@my-air.test' } as const;
const credentials = { email: 'ann@my-air.test', password: 'correct horse battery' };

test('[AUTH-01] the identity provider comes first, and its button stays busy until the page is gone', async () => {
  const { user, onContinue } = openScreen();
  const button = screen.getByRole('button', { name: 'Continue with My AIR ID' });
  expect(screen.getAllByRole('button')[0]).toBe(button);
  await user.click(button);
  await user.click(button);
  expect(onContinue).toHaveBeenCalledOnce();
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('[AUTH-01] the button names the identity provider as the settings do', () => {
  const { identityProvider } = buildConfig();
  renderInPortal(<LoginScreen onLogin={vi.fn()} onContinue={vi.fn()} onSignedIn={vi.fn()} />, {
    user: null,
    config: { identityProvider: { ...identityProvider, name: 'Acme' } },
  });
  expect(screen.getByRole('button', { name: 'Continue with Acme' })).toBeDefined();
  expect(screen.queryByText(/My AIR/)).toBeNull();
});

test('[SH-11] after a session that ended, the page says why, for whom, and that nothing is lost', async () => {
  const { email } = openScreenWith({ ended: { email: 'ann@my-air.test' } });
  const banner = await screen.findByRole('status');
  expect(banner.textContent).toContain('Your session ended');
  expect(banner.textContent).toContain('You were signed in as ann@my-air.test.');
  expect(banner.textContent).toContain('Everything you wrote is saved.');
  expect((email() as HTMLInputElement).value).toBe('ann@my-air.test');
});

test('[SH-11] a session that ended before its owner was known is told without a name', async () => {
  const { email } = openScreenWith({ ended: { email: undefined } });
  expect((await screen.findByRole('status')).textContent).not.toContain('signed in as');
  expect((email() as HTMLInputElement).value).toBe('');
});

test('[AUTH-03] a forgotten password has a way on where the settings name one, with the typed address', async () => {
  const { user, email } = openScreenWith({ forgotPasswordUrl: 'https://id.example.com/forgot' });
  const link = screen.getByRole('link', { name: 'Forgot password?' });
  expect(link.getAttribute('href')).toBe('https://id.example.com/forgot');
  await user.type(email(), 'ann@my-air.test');
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(link.getAttribute('href')).toBe('https://id.example.com/forgot?login_hint=ann%40my-air.test');
  cleanup();
  openScreen();
  expect(screen.queryByRole('link', { name: 'Forgot password?' })).toBeNull();
});

test('a person whose browser cannot open the identity provider is told so, and may use the password', async () => {
  const { user, onContinue } = openScreen();
  onContinue.mockRejectedValueOnce(new TypeError('crypto.subtle is undefined'));
  await user.click(screen.getByRole('button', { name: 'Continue with My AIR ID' }));
  expect((await screen.findByRole('alert')).textContent).toContain('sign in with your password');
});

test('[AUTH-03] a password signs in, with the wish to stay signed in', async () => {
  const { user, onLogin, onSignedIn, signIn } = openScreen(signedIn);
  await user.click(screen.getByRole('checkbox', { name: 'Keep me signed in' }));
  await signIn();
  expect(onLogin).toHaveBeenCalledExactlyOnceWith({ ...credentials, remember: true });
  expect(onSignedIn).toHaveBeenCalledOnce();
});

test('[AUTH-03] signs that nobody sees are taken out of an address and of a code', async () => {
  const { user, onLogin, email, password, send } = openScreen(secondFactor, signedIn);
  await user.click(email());
  await user.paste('\u200Eann@my\u2011air.test\u00A0');
  await user.type(password(), credentials.password);
  await send();
  expect(onLogin).toHaveBeenLastCalledWith({ ...credentials, remember: false });
  await user.click(await screen.findByLabelText('Code'));
  await user.paste('\u2068１２３–456\u2069');
  await user.keyboard('{Enter}');
  expect(onLogin).toHaveBeenLastCalledWith({ ...credentials, remember: false, two_factor_code: '123456' });
});

test('[AUTH-03] what is missing is said at its field, before the server is asked', async () => {
  const { user, onLogin, email, password, send } = openScreen();
  await send();
  expect(document.activeElement).toBe(email());
  expect(descriptionOf(email())).toBe('Enter your e-mail address.');
  expect(descriptionOf(password())).toBe('Enter your password.');
  await user.type(email(), 'ann@');
  await send();
  expect(descriptionOf(email())).toMatch(/such as ann@example.com/);
  expect(onLogin).not.toHaveBeenCalled();
});

test('[AUTH-03] the second factor says where the code went, takes it, and sends it with the same credentials', async () => {
  const { user, onLogin, onSignedIn, signIn } = openScreen(secondFactor, signedIn);
  await signIn();
  const code = await screen.findByLabelText('Code');
  expect(document.activeElement).toBe(code);
  expect(code.getAttribute('autocomplete')).toBe('one-time-code');
  expect(descriptionOf(code)).toBe('We sent a code to a••@my-air.test.');
  await user.paste('123 456');
  await user.keyboard('{Enter}');
  expect(onLogin).toHaveBeenLastCalledWith({ ...credentials, remember: false, two_factor_code: '123456' });
  expect(onSignedIn).toHaveBeenCalledOnce();
});

test('[AUTH-03] the code is sent again when its time has come, with the same credentials', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { user, onLogin, signIn } = openScreen(secondFactor, secondFactor);
  await signIn();
  const waiting = await screen.findByRole('button', { name: /^Send again in \d+ seconds$/ });
  expect(waiting).toHaveProperty('disabled', true);
  act(() => void vi.advanceTimersByTime(30_000));
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(onLogin).toHaveBeenCalledTimes(2);
  expect(onLogin).toHaveBeenLastCalledWith({ ...credentials, remember: false });
  expect(await screen.findByRole('button', { name: /^Send again in/ })).toBeTruthy();
});

test('[AUTH-03] a code of an app is not sent, and therefore not sent again', async () => {
  const { signIn } = openScreen({ kind: 'second-factor', method: 'app', contact: undefined });
  await signIn();
  await screen.findByLabelText('Code');
  expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
});

test('[AUTH-03] a wrong code is said at the code, and one can go back', async () => {
  const refusal = failure('validation', key, {
    status: 422,
    body: { errors: { two_factor_code: ['Wrong code'] } },
  });
  const { user, signIn, send, email, password } = openScreen(secondFactor, refusal);
  await signIn();
  await send();
  expect(descriptionOf(await screen.findByLabelText('Code'))).toMatch(/Enter the code\./);
  await user.type(screen.getByLabelText('Code'), '1');
  await send();
  expect(descriptionOf(screen.getByLabelText('Code'))).toMatch(/Wrong code/);
  await user.click(screen.getByRole('button', { name: 'Use another e-mail address' }));
  expect(email()).toHaveProperty('value', 'ann@my-air.test');
  expect(document.activeElement).toBe(password());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[AUTH-03] the wish to stay signed in is kept on the way back from the code', async () => {
  const { user, signIn } = openScreen(secondFactor);
  await user.click(screen.getByRole('checkbox', { name: 'Keep me signed in' }));
  await signIn();
  await user.click(await screen.findByRole('button', { name: 'Use another e-mail address' }));
  expect(screen.getByRole('checkbox', { name: 'Keep me signed in' })).toHaveProperty('checked', true);
});

test.each([
  ['another field', { errors: { account: ['This account is closed.'] } }, 'This account is closed.'],
  ['no field', { message: 'Sign in with My AIR ID.' }, 'Sign in with My AIR ID.'],
  ['nothing', {}, 'Something went wrong'],
])('[ERR-07] a refusal that names %s is shown above the form', async (_, body, words) => {
  const { signIn } = openScreen(failure('validation', key, { status: 422, body }));
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toContain(words);
});

test('[ERR-07] a refusal of the password is shown where the code is asked for', async () => {
  const body = { errors: { password: ['Your password has expired.'] } };
  const { user, signIn, send } = openScreen(secondFactor, failure('validation', key, { status: 422, body }));
  await signIn();
  await user.type(await screen.findByLabelText('Code'), '1');
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('Your password has expired.');
});

test.each([
  [undefined, 'Type the code that you were sent.'],
  ['sms', 'We sent a text message.'],
  ['app', 'Open your authenticator app and type the code that it shows.'],
  ['pigeon', 'Type the code that you were sent.'],
])('[AUTH-03] the method %s is explained', async (method, words) => {
  const { signIn } = openScreen({ kind: 'second-factor', method, contact: undefined });
  await signIn();
  expect(descriptionOf(await screen.findByLabelText('Code'))).toBe(words);
});

test('[AUTH-03] wrong credentials are said in place, and what was typed stays', async () => {
  const { signIn, email, password } = openScreen(failure('unauthenticated', key, { status: 401 }));
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toContain('Incorrect sign-in details');
  expect(email()).toHaveProperty('value', 'ann@my-air.test');
  expect(password()).toHaveProperty('value', 'correct horse battery');
});

test('[ERR-07] an error that the server reports for a field is shown at that field', async () => {
  const body = { errors: { email: ['This account is closed.', 'second'] } };
  const { signIn, email } = openScreen(failure('validation', key, { status: 422, body }));
  await signIn();
  expect(descriptionOf(email())).toBe('This account is closed.');
  expect(email().getAttribute('aria-invalid')).toBe('true');
});

test('[ERR-05] 429 closes the button until its time has passed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { signIn, onLogin } = openScreen(
    failure('too_many_requests', key, { status: 429, retryAfter: 45 }),
    signedIn,
  );
  await signIn();
  expect(await screen.findByText('Too many attempts')).toBeDefined();
  const button = screen.getByRole('button', { name: 'Sign in' });
  expect(button).toHaveProperty('disabled', true);
  await act(() => vi.advanceTimersByTimeAsync(44_000));
  expect(screen.getByText(/Try again in 1 sec\./)).toBeDefined();
  expect(button).toHaveProperty('disabled', true);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(button).toHaveProperty('disabled', false);
  expect(screen.getByText('You can try again now')).toBeDefined();
  expect(onLogin).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test.each([
  [failure('network', key), 'No connection to the portal'],
  [failure('maintenance', key, { status: 503 }), 'The portal is under maintenance'],
  [failure('server', key, { status: 500 }), 'We could not sign you in'],
  [new Error('a bug'), 'We could not sign you in'],
])('a sign-in that fails otherwise is explained: %s', async (error, words) => {
  const { signIn } = openScreen(error);
  await signIn();
  expect(await screen.findByText(words)).toBeDefined();
});

test('the password can be pasted, and looked at', async () => {
  const { user, password } = openScreen();
  await user.click(password());
  await user.paste('pasted');
  expect(password()).toHaveProperty('value', 'pasted');
  expect(password().getAttribute('type')).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password().getAttribute('type')).toBe('text');
});

test('[NAV-04] a new person finds the way to register', () => {
  openScreen();
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/register');
});
