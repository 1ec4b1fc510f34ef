import { Trans, useLingui } from '@lingui/react/macro';
import { type ModalProps } from '@my-air/feature-kit';
import { useBrandName } from '@my-air/feature-kit/views';
import { Button, Dialog } from '@my-air/ui-kit';
import { styled } from 'styled-components';

/** Greets a new creator and says in three lines what the portal is for. */
export function WelcomeModal({ close }: ModalProps<'welcome'>) {
  const { t } = useLingui();
  const brand = useBrandName();

  return (
    <Dialog
      isOpen
      onClose={() => close()}
      closeLabel={t`Close`}
      title={<Trans>Welcome to {brand}</Trans>}
      description={<Trans>One place for your channels, your money and the people who help you grow.</Trans>}
      actions={
        <Button variant="primary" onClick={() => close('started')}>
          <Trans>Start</Trans>
        </Button>
      }
    >
      <Steps>
        <li>
          <Trans>Add your YouTube channel and apply to our network.</Trans>
        </li>
        <li>
          <Trans>Follow each step of the review and see who acts next.</Trans>
        </li>
        <li>
          <Trans>Once accepted, see your earnings and request services.</Trans>
        </li>
      </Steps>
    </Dialog>
  );
}

const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  margin: 0;
  padding-inline-start: var(--space-5);
`;
