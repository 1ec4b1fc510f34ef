import { Trans, useLingui } from '@lingui/react/macro';
import { useUser } from '@my-air/feature-kit';
import { Button, Dialog, Heading, Stack, Switch, Text } from '@my-air/ui-kit';
import { useAtomValue } from 'jotai';
import { useId, type ReactNode } from 'react';

import { notificationTypes, type NotificationType } from '../contract.ts';
import {
  isOn,
  optionalKinds,
  setPreference,
  type Notice,
  preferences,
  type Preferences,
} from './preferences.ts';

export interface PreferencesDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called to close the dialog; choices are applied already. */
  onClose: () => void;
}

/** The choice of notifications that the bell counts and that are shown as toasts; the inbox has them all. */
export function PreferencesDialog({ isOpen, onClose }: PreferencesDialogProps) {
  const { t } = useLingui();

  return (
    <Dialog
      title={<Trans>Preferences</Trans>}
      description={
        <Trans>Everything stays in your notifications. These choices apply to this browser right away.</Trans>
      }
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t`Close`}
      actions={
        <Button variant="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <Stack gap={6}>
        <Switches notice="count" title={<Trans>Count on the bell</Trans>} />
        <Switches notice="announcement" title={<Trans>Show on screen when they arrive</Trans>} />
      </Stack>
    </Dialog>
  );
}

function Switches({ notice, title }: { notice: Notice; title: ReactNode }) {
  const id = useId();
  const preferences = usePreferences();
  const userId = useUser()?.id;
  const words = useKindWords();

  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Heading level={3} size={16} id={id}>
        {title}
      </Heading>
      {notificationTypes.map((kind) => (
        <Switch
          key={kind}
          label={words[kind]}
          description={optionalKinds[notice].includes(kind) ? undefined : <WhyFixed notice={notice} />}
          checked={isOn(preferences, notice, kind)}
          disabled={!optionalKinds[notice].includes(kind)}
          onChange={({ currentTarget }) => setPreference(userId, notice, kind, currentTarget.checked)}
        />
      ))}
    </Stack>
  );
}

/** The reason why a kind cannot be switched off. */
function WhyFixed({ notice }: { notice: Notice }) {
  return (
    <Text as="span" size={14} tone="muted">
      {notice === 'count' ? (
        <Trans>Always counted: payouts and services may wait for them.</Trans>
      ) : (
        <Trans>Never shown on top of a screen. Read them when you have time.</Trans>
      )}
    </Text>
  );
}

function useKindWords(): Readonly<Record<NotificationType, ReactNode>> {
  return {
    info: <Trans>News from our team</Trans>,
    nps: <Trans>Questions for you</Trans>,
    agreement: <Trans>Agreements</Trans>,
    chat: <Trans>Messages in chats</Trans>,
  };
}

/** The kinds that the user has switched off in this browser. */
function usePreferences(): Preferences {
  return useAtomValue(preferences(useUser()?.id));
}
