import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { cleanCode } from '@my-air/i18n';
import { Button, Field, Stack, TextInput } from '@my-air/ui-kit';
import { useEffect, useRef, useState, type FormEvent } from 'react';

export interface SecondFactorFormProps {
  /** The way in which the code was sent: `email`, `sms` or `app`; others are possible. */
  method: string | undefined;
  /** The contact that it was sent to, masked by the server. */
  contact: string | undefined;
  /** Whether the code is being checked. */
  isBusy: boolean;
  /** Whether the server accepts no more tries for now. */
  isBlocked: boolean;
  /** The server's error about the code. */
  error: string | undefined;
  /** Called with the code. */
  onSubmit: (code: string) => void;
  /** Called to have another code sent; undefined where the code is not sent. */
  onResend: (() => void) | undefined;
  /** The seconds after which another code can be sent. */
  resendIn: number;
  /** Called to go back and change the e-mail or the password. */
  onBack: () => void;
}

/** The second step of signing in: the code that only this user has. */
export function SecondFactorForm({
  isBusy,
  isBlocked,
  error,
  onSubmit,
  onResend,
  resendIn,
  onBack,
  ...sent
}: SecondFactorFormProps) {
  const { t } = useLingui();
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = cleanCode(input.current?.value ?? '');
    setIsMissing(code === '');
    if (code === '') input.current?.focus();
    else onSubmit(code);
  }

  return (
    <form noValidate onSubmit={submit} aria-label={t`Second step of signing in`}>
      <Stack gap={4}>
        <Field
          label={<Trans>Code</Trans>}
          description={<WhereTheCodeIs {...sent} />}
          error={isMissing ? <Trans>Enter the code.</Trans> : error}
        >
          <TextInput
            ref={input}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
          />
        </Field>
        <Button type="submit" variant="primary" size="l" isWide isBusy={isBusy} disabled={isBlocked}>
          <Trans>Sign in</Trans>
        </Button>
        {onResend && (
          <Button variant="quiet" isWide disabled={isBusy || isBlocked || resendIn > 0} onClick={onResend}>
            {resendIn > 0 ? (
              <Plural value={resendIn} one="Send again in # second" other="Send again in # seconds" />
            ) : (
              <Trans>Send again</Trans>
            )}
          </Button>
        )}
        <Button variant="quiet" isWide onClick={onBack}>
          <Trans>Use another e-mail address</Trans>
        </Button>
      </Stack>
    </form>
  );
}

function WhereTheCodeIs({ method, contact }: Pick<SecondFactorFormProps, 'method' | 'contact'>) {
  switch (method) {
    case 'email':
      return contact ? (
        <Trans>We sent a code to {contact}.</Trans>
      ) : (
        <Trans>We sent a code to your e-mail.</Trans>
      );
    case 'sms':
      return contact ? (
        <Trans>We sent a text message to {contact}.</Trans>
      ) : (
        <Trans>We sent a text message.</Trans>
      );
    case 'app':
      return <Trans>Open your authenticator app and type the code that it shows.</Trans>;
    default:
      return contact ? (
        <Trans>Your code is at {contact}.</Trans>
      ) : (
        <Trans>Type the code that you were sent.</Trans>
      );
  }
}
