import { Trans, useLingui } from '@lingui/react/macro';
import { cleanIdentifier } from '@my-air/i18n';
import { Button, Checkbox, Field, PasswordInput, Row, Stack, TextInput, TextLink } from '@my-air/ui-kit';
import { useEffect, useRef, useState, type FormEvent } from 'react';

import type { Credentials } from '../session/AuthSession.ts';

/**
 * A check close enough before the server is asked; written out, because the sign-in page loads no validation
 * library.
 */
const email = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** The errors in the typed values, before the server is asked. */
interface CredentialsProblems {
  email?: 'missing' | 'malformed';
  password?: 'missing';
}

function checkCredentials(address: string, password: string): CredentialsProblems {
  return {
    ...(address === ''
      ? { email: 'missing' as const }
      : !email.test(address) && { email: 'malformed' as const }),
    ...(password === '' && { password: 'missing' as const }),
  };
}

export interface CredentialsFormProps {
  /** Whether the credentials are being checked. */
  isBusy: boolean;
  /** Whether the server accepts no more tries for now. */
  isBlocked: boolean;
  /** The initial e-mail address; without it the field is empty. */
  email?: string | undefined;
  /** Whether the user comes back from the code; the password, which is not kept, then has the focus. @default false */
  isReturn?: boolean;
  /** Whether the user wishes to stay signed in, at first. @default false */
  remember?: boolean | undefined;
  /** The address at which a forgotten password is reset; without it no link is shown. */
  forgotPasswordUrl?: string | undefined;
  /** The errors from the server, by field. */
  errors: Readonly<Record<string, string>>;
  /** Called with the typed credentials, once they are complete. */
  onSubmit: (credentials: Credentials) => void;
}

/** Adds a typed address to that of a page of the identity provider, by the parameter of OpenID Connect. */
function addHint(link: HTMLAnchorElement, typed = ''): void {
  const url = new URL(link.href);
  if (typed === '') url.searchParams.delete('login_hint');
  else url.searchParams.set('login_hint', typed);
  link.href = url.href;
}

/** The form of a sign-in with an e-mail address and a password. */
export function CredentialsForm({
  isBusy,
  isBlocked,
  email: knownEmail,
  isReturn = false,
  remember: isRemembered = false,
  forgotPasswordUrl,
  errors,
  onSubmit,
}: CredentialsFormProps) {
  const { t } = useLingui();
  const [problems, setProblems] = useState<CredentialsProblems>({});
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const remember = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isReturn) password.current?.focus();
  }, [isReturn]);

  const typedAddress = () => cleanIdentifier(email.current?.value ?? '');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = { email: typedAddress(), password: password.current?.value ?? '' };
    const found = checkCredentials(typed.email, typed.password);
    setProblems(found);
    if (found.email) email.current?.focus();
    else if (found.password) password.current?.focus();
    else onSubmit({ ...typed, remember: remember.current?.checked ?? false });
  }

  const emailProblems = {
    missing: t`Enter your e-mail address.`,
    malformed: t`Enter an e-mail address such as ann@example.com.`,
  };

  return (
    <form noValidate onSubmit={submit} aria-label={t`Sign in with a password`}>
      <Stack gap={4}>
        <Field
          label={<Trans>E-mail</Trans>}
          error={problems.email ? emailProblems[problems.email] : errors.email}
        >
          <TextInput
            ref={email}
            type="email"
            name="email"
            defaultValue={knownEmail}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field
          label={<Trans>Password</Trans>}
          error={problems.password ? <Trans>Enter your password.</Trans> : errors.password}
        >
          <PasswordInput
            ref={password}
            name="password"
            showLabel={t`Show password`}
            hideLabel={t`Hide password`}
          />
        </Field>
        <Row wrap justify="between">
          <Checkbox
            ref={remember}
            name="remember"
            defaultChecked={isRemembered}
            label={<Trans>Keep me signed in</Trans>}
          />
          {forgotPasswordUrl && (
            <TextLink
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the link's own words fill it
              render={<a href={forgotPasswordUrl} />}
              // The page behind it need not ask for the address again.
              onClick={(event) => addHint(event.currentTarget, typedAddress())}
            >
              <Trans>Forgot password?</Trans>
            </TextLink>
          )}
        </Row>
        <Button type="submit" size="l" isWide isBusy={isBusy} disabled={isBlocked}>
          <Trans>Sign in</Trans>
        </Button>
      </Stack>
    </form>
  );
}
