import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';

import { useShell } from '../Shell.ts';

/**
 * Notices that concern every screen: no network, and a part that could not be loaded. Part of the first load,
 * since without a network nothing can be fetched.
 */
export function Notices() {
  const { t } = useLingui();
  const { connection, reloadOfferAtom } = useShell();
  const isOnline = useAtomValue(connection.isOnlineAtom);
  const isOffered = useAtomValue(reloadOfferAtom);

  return (
    <output className="notices">
      {!isOnline && (
        <div className="notice">
          <strong>{t`You are offline`}</strong>
          <span>{t`What you see may be out of date. Messages will be sent when you are back online.`}</span>
        </div>
      )}
      {isOffered && (
        <div className="notice">
          <strong>{t`A part of this page could not be loaded`}</strong>
          <span>{t`There may be a new version. You will come back to this place.`}</span>
          <button type="button" onClick={() => window.location.reload()}>
            {t`Reload the page`}
          </button>
        </div>
      )}
    </output>
  );
}
