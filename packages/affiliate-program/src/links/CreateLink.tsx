import { Trans } from '@lingui/react/macro';
import { port, usePortal, useUser } from '@my-air/feature-kit';
import { BindingReason, useBindingAction } from '@my-air/feature-kit/views';
import { Button, Stack, Text } from '@my-air/ui-kit';
import { useMutation } from '@tanstack/react-query';

import { createReferralLink } from '../contract.ts';
import { affiliateProgramPorts } from '../ports.ts';
import { programAgreement } from '../program/programIds.ts';
import { referralProgramQuery } from '../program/referralProgram.api.ts';

/** Makes the partner's link, once; where the agreement of the program waits, it is read first. */
export function CreateLink() {
  const portal = usePortal();
  const { api, queryClient } = portal;
  const acceptAgreement = port(affiliateProgramPorts, 'acceptAgreement');
  const binding = useBindingAction();
  const pending = useUser()?.partner?.pending_agreements ?? [];
  const isAgreementMissing = pending.some(({ id }) => id === programAgreement);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (isAgreementMissing && !(await acceptAgreement?.(portal, programAgreement))) return;
      const { referral_link } = await api.send(createReferralLink);
      const { queryKey } = referralProgramQuery(api);
      queryClient.setQueryData(
        queryKey,
        (program) => program && { ...program, referral_link_v4: referral_link || program.referral_link_v4 },
      );
      // Only the program itself has the visits and registrations of the link.
      void queryClient.invalidateQueries({ queryKey });
    },
  });

  return (
    <Stack gap={3} align="start">
      <Text>
        <Trans>You do not have a link yet. Create one and share it with other creators.</Trans>
      </Text>
      {isAgreementMissing && (
        <Text size={14} tone="muted">
          <Trans>First you read and accept the agreement of the program.</Trans>
        </Text>
      )}
      <Button variant="primary" isBusy={isPending} onClick={() => mutate()} {...binding.control}>
        <Trans>Create my link</Trans>
      </Button>
      <BindingReason action={binding} />
    </Stack>
  );
}
