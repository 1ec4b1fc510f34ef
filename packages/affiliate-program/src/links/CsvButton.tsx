import { Trans } from '@lingui/react/macro';
import { Button } from '@my-air/ui-kit';

import { saveFile } from './saveFile.ts';
import { toCsv } from './toCsv.ts';

export interface CsvButtonProps {
  name: string;
  /** Called when it is pressed: the values of each line. */
  lines: () => Parameters<typeof toCsv>[0];
}

/** Offers what a table shows as a file for spreadsheets. */
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
