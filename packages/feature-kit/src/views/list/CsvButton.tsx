import { Trans } from '@lingui/react/macro';
import { useLocale, writeCsv, type CsvValue } from '@my-air/i18n';
import { Button, saveFile } from '@my-air/ui-kit';

export interface CsvButtonProps {
  /** The name of the file, with its ending. */
  name: string;
  /** Called when the button is pressed: the values of each line. */
  lines: () => readonly (readonly CsvValue[])[];
}

/** The button that saves a table as a file for the spreadsheets of the chosen language. */
export function CsvButton({ name, lines }: CsvButtonProps) {
  const locale = useLocale();
  return (
    <Button
      size="s"
      onClick={() =>
        saveFile(new Blob([writeCsv(lines(), locale)], { type: 'text/csv;charset=utf-8' }), name)
      }
    >
      <Trans>Download CSV</Trans>
    </Button>
  );
}
