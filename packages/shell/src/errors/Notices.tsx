import { useLingui } from '@lingui/react/macro';
import { media } from '@my-air/ui-kit';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';

import { useIsOnline } from '../state/connection.ts';
import { measureBar } from '../state/measureBar.ts';
import { useShell } from '../Shell.ts';

/** Notices that concern every screen: no network, and a part that could not be loaded. */
export function Notices() {
  const { t } = useLingui();
  const { reloadOfferAtom } = useShell();
  const isOnline = useIsOnline();
  const isOffered = useAtomValue(reloadOfferAtom);

  return (
    <Place ref={measureBar}>
      {!isOnline && (
        <Notice>
          <strong>{t`You are offline`}</strong>
          <span>{t`What you see may be out of date. Messages will be sent when you are back online.`}</span>
        </Notice>
      )}
      {isOffered && (
        <Notice>
          <strong>{t`A part of this page could not be loaded`}</strong>
          <span>{t`There may be a new version. You will come back to this place.`}</span>
          <button type="button" onClick={() => window.location.reload()}>
            {t`Reload the page`}
          </button>
        </Notice>
      )}
    </Place>
  );
}

const Place = styled.output`
  position: sticky;
  z-index: var(--layer-notice);
  inset-block-start: 0;
  display: block;

  /* A notice leaves the navigation beside it in sight. */
  ${media.up('sm')} {
    :root[data-rail] & {
      margin-inline-start: var(--rail-width);
    }
  }
`;

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  align-items: center;
  justify-content: center;
  padding: var(--space-2) var(--space-4);
  color: var(--color-on-warning);
  font-size: var(--font-size-14);
  background: var(--color-warning);

  > button {
    min-height: 2rem;
    padding: 0 var(--space-3);
    color: inherit;
    font: inherit;
    font-weight: 600;
    background: none;
    border: 1px solid;
    border-radius: var(--radius-control);
    cursor: pointer;
  }
`;
