import { Trans, useLingui } from '@lingui/react/macro';
import type { Agreement } from '@my-air/api-client/contract';
import { usePortal, type Modals } from '@my-air/feature-kit';
import { QueryView, useLightPaper } from '@my-air/feature-kit/views';
import { Button, Dialog, Skeleton, Stack, VisuallyHidden } from '@my-air/ui-kit';
import { useQueries } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { agreementQuery } from '../accepting/agreement.api.ts';
import { isAgreed } from '../accepting/isAgreed.ts';
import { useAcceptance } from '../accepting/useAcceptance.ts';
import { agreementNames } from '../list/agreementNames.ts';
import { AcceptBar } from './AcceptBar.tsx';
import { AgreementDocument } from './AgreementDocument.tsx';
import { Columns, Documents } from './readerParts.tsx';
import { ReaderTools } from './ReaderTools.tsx';
import { SignBar } from './SignBar.tsx';
import { TableOfContents } from './TableOfContents.tsx';
import { textSizeAtom, textSizes } from './textSize.ts';

export interface AgreementReaderProps extends Readonly<Modals['agreement']['props']> {
  /** Those among them that were asked for: the call of a feature accepts these alone, the profile's the others. */
  asked: Modals['agreement']['props']['agreements'];
  /** Called to go back to the list; absent where the reader was opened alone. */
  onBack: (() => void) | undefined;
  /** Called when the dialog is closed. */
  onClose: () => void;
  /** Called once all of them are accepted. */
  onAccepted: () => void;
}

/** One agreement, or several that are accepted together: to read, search, print, save, and accept with one tick. */
export function AgreementReader(props: AgreementReaderProps) {
  const { agreements, asked, signing, accept: customAcceptance, onBack, onClose, onAccepted } = props;
  const { t } = useLingui();
  const portal = usePortal();
  const size = useAtomValue(textSizeAtom);
  useLightPaper();
  const [documents, setDocuments] = useState<HTMLElement | null>(null);
  const ids = agreements.map(({ id }) => id);
  const queries = useQueries({ queries: ids.map((id) => agreementQuery(portal, id)) });
  const acceptanceOf = (id: string) => (asked.some((one) => one.id === id) ? customAcceptance : undefined);
  const acceptance = useAcceptance(acceptanceOf, onAccepted);

  const read = queries.flatMap(({ data }): Agreement[] => (data ? [data] : []));
  const isRead = read.length === ids.length;
  // An agreement accepted for the profile may still be missing for the feature that asks.
  const missing = read.filter((agreement) => acceptanceOf(agreement.id) || !isAgreed(agreement));
  const isOpen = isRead && (missing.length > 0 || acceptance.isPending);
  const [first] = read;
  const name = ids.length === 1 ? first?.display_name : undefined;

  return (
    <Dialog
      isOpen
      size="l"
      title={name ?? (ids.length > 1 ? <Trans>Agreements</Trans> : <Trans>Agreement</Trans>)}
      onClose={onClose}
      closeLabel={t`Close`}
      actions={
        (isOpen || onBack) && (
          <>
            {onBack && <BackButton onBack={onBack} />}
            {isOpen && signing === 'docusign' && <SignBar agreement={missing[0] ?? first!} />}
            {isOpen && signing !== 'docusign' && (
              <AcceptBar read={read} missing={missing} acceptance={acceptance} />
            )}
          </>
        )
      }
    >
      {isRead && <ReaderTools documents={documents} title={agreementNames(read)} />}
      <Columns>
        <TableOfContents documents={documents} />
        <Documents ref={setDocuments} style={{ zoom: textSizes[size] }}>
          <Stack gap={6}>
            {queries.map((query, index) => (
              <QueryView
                key={ids[index]}
                query={query}
                pending={<LoadingDocument />}
                failed={<Trans>This agreement could not be loaded.</Trans>}
                isBanner
              >
                {(agreement) => <AgreementDocument agreement={agreement} isNamed={ids.length > 1} />}
              </QueryView>
            ))}
          </Stack>
        </Documents>
      </Columns>
    </Dialog>
  );
}

function LoadingDocument() {
  return (
    <div>
      <VisuallyHidden as="output">
        <Trans>Loading the agreement</Trans>
      </VisuallyHidden>
      <Skeleton lines={8} />
    </div>
  );
}

interface BackButtonProps {
  /** Called when the user goes back to the list. */
  onBack: () => void;
}

/** Leads from one agreement back to the list of all. */
function BackButton({ onBack }: BackButtonProps) {
  return (
    <Button variant="quiet" onClick={onBack}>
      <Trans>All agreements</Trans>
    </Button>
  );
}
