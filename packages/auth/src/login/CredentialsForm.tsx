import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Field, PasswordInput, Stack, TextInput } from '@my-air/ui-kit';
import { useRef, useState, type FormEvent } from 'react';

import type { Credentials } from '../session/AuthSession.ts';
import { checkCredentials, type CredentialsProblems } from './checkCredentials.ts';

export interface CredentialsFormProps {
  /** Whether the server is being asked. */
  isBusy: boolean;
  /** Whether the server wants no more tries for now. */
  isBlocked: boolean;
  /** What the server found wrong, by field. */
  errors: Readonly<Record<string, string>>;
  /** Called with what was typed, once it can be sent. */
  onSubmit: (credentials: Credentials) => void;
}

/** The way in with an e-mail address and a password. */
export function CredentialsForm({ isBusy, isBlocked, errors, onSubmit }: CredentialsFormProps) {
  const { t } = useLingui();
  const [problems, setProblems] = useState<CredentialsProblems>({});
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const remember = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = { email: email.current?.value.trim() ?? '', password: password.current?.value ?? '' };
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
        <Checkbox ref={remember} name="remember" label={<Trans>Keep me signed in</Trans>} />
        <Button type="submit" size="l" isWide isBusy={isBusy} disabled={isBlocked}>
          <Trans>Sign in</Trans>
        </Button>
      </Stack>
    </form>
  );
}
