import { Trans } from '@lingui/react/macro';
import { useLocale } from '@my-air/i18n';
import { Button } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import { downloadDocument, printElement } from './documentOutput.ts';
import { TextSearch } from './TextSearch.tsx';
import { TextSizeButtons } from './TextSizeButtons.tsx';

export interface ReaderToolsProps {
  /** The element that holds the documents; null until it is drawn. */
  documents: HTMLElement | null;
  /** The name of the displayed agreements, for paper and the file. */
  title: string;
}

/** The tools for the text: search it, change its size, print it and save it. */
export function ReaderTools({ documents, title }: ReaderToolsProps) {
  const locale = useLocale();

  return (
    <Bar>
      <TextSearch documents={documents} />
      <TextSizeButtons />
      <Button size="s" variant="quiet" onClick={() => documents && printElement(documents, title)}>
        <Trans>Print</Trans>
      </Button>
      <Button
        size="s"
        variant="quiet"
        onClick={() => documents && downloadDocument(documents, title, locale)}
      >
        <Trans>Download</Trans>
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
`;
