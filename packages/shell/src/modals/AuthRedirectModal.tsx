import { useLingui } from '@lingui/react/macro';
import { usePortal, type ModalProps } from '@my-air/feature-kit';
import { Button, Dialog, Text } from '@my-air/ui-kit';

/** The reason for a redirect by the server, and its link. The redirect waits for a press. */
export function AuthRedirectModal({ props: { reason, url }, close }: ModalProps<'auth-redirect'>) {
  const { t } = useLingui();
  const { leave } = usePortal();
  const { host } = new URL(url);

  function leaveForUrl() {
    close('left');
    leave(url);
  }

  return (
    <Dialog
      isOpen
      title={t`One more step is needed`}
      description={reason}
      closeLabel={t`Close`}
      onClose={() => close()}
      actions={<Button variant="primary" onClick={leaveForUrl}>{t`Continue`}</Button>}
    >
      <Text tone="muted">{t`You will leave for ${host}.`}</Text>
    </Dialog>
  );
}
