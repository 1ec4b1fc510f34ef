import { Trans } from '@lingui/react/macro';
import { Button, SettingsIcon } from '@my-air/ui-kit';
import { useState } from 'react';

import { PreferencesDialog } from './PreferencesDialog.tsx';

/** A button that opens the preferences of notifications. */
export function PreferencesButton() {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button icon={<SettingsIcon />} onClick={() => setIsOpen(true)}>
        <Trans>Preferences</Trans>
      </Button>
      <PreferencesDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
