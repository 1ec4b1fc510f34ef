import { Trans } from '@lingui/react/macro';
import { Button, saveFile } from '@my-air/ui-kit';

import { toCsv } from './toCsv.ts';

export interface CsvButtonProps {
  /** The name of the file, with its ending. */
  name: string;
  /** Called when the button is pressed: the values of each line. */
  lines: () => Parameters<typeof toCsv>[0];
}

/** The button that saves a table as a file for spreadsheets. */
export function CsvButton({ name, lines }: CsvButtonProps) {
  return (
    <Button
      size="s"
      onClick={() => saveFile(new Blob([toCsv(lines())], { type: 'text/csv;charset=utf-8' }), name)}
    >
      <Trans>Download CSV</Trans>
    </Button>
  );
}
