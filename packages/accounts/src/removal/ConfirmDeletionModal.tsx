import { Trans, useLingui } from '@lingui/react/macro';
import type { ModalProps } from '@my-air/feature-kit';
import { BindingReason, useBindingAction } from '@my-air/feature-kit/views';
import { cleanIdentifier, useFormat } from '@my-air/i18n';
import { Button, Dialog, Field, TextInput } from '@my-air/ui-kit';
import { useId, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';

/** Asks before a channel is removed: says what ends with it, and requires its name to be typed. */
export function ConfirmDeletionModal({ props: { channel }, close }: ModalProps<'confirm-deletion'>) {
  const { t } = useLingui();
  const format = useFormat();
  const formId = useId();
  const binding = useBindingAction();
  const reasonId = binding.isRefused ? binding.reasonId : formId;
  const [typed, setTyped] = useState('');
  const { title, contract } = channel;
  const isSure = isSameName(typed, title) && !binding.isRefused;
  const share = format.percent(contract?.income_percent);

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (isSure) close('confirmed');
  };

  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="s"
      title={
        <Trans>
          Disconnect <bdi>{title}</bdi>?
        </Trans>
      }
      onClose={() => close()}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={() => close()}>
            <Trans>Keep channel</Trans>
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="critical"
            disabled={!isSure}
            {...(!isSure && { 'aria-describedby': reasonId })}
          >
            <Trans>Disconnect</Trans>
          </Button>
        </>
      }
    >
      <Consequences>
        {contract && (
          <li>
            <Trans>Your current contract, with your {share} share, ends.</Trans>
          </li>
        )}
        <li>
          <Trans>Work that is under way for this channel stops, translations included.</Trans>
        </li>
        <li>
          <Trans>To return, you will need to reconnect and be reviewed again.</Trans>
        </li>
      </Consequences>
      {binding.isRefused ? (
        <BindingReason action={binding} isBanner />
      ) : (
        <form id={formId} onSubmit={confirm}>
          <Field label={t`Type the channel's name to confirm`} description={<bdi>{title}</bdi>} isRequired>
            <TextInput
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
        </form>
      )}
    </Dialog>
  );
}

const Consequences = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding-inline-start: var(--space-5);
`;

/** Whether exactly this name was typed; what the screen does not show, such as doubled spaces, is forgiven. */
export function isSameName(typed: string, name: string): boolean {
  const clean = cleanIdentifier(typed);
  return clean !== '' && clean === cleanIdentifier(name);
}
