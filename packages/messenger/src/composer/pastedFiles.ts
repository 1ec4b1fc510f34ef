import { filesOf } from '@my-air/ui-kit';

/** The files of a paste. Sheets and documents are copied as a picture too: of those only the text counts. */
export function pastedFiles(clipboard: DataTransfer | null): readonly File[] {
  const files = filesOf(clipboard);
  if (files.length === 0) return files;
  const isText = clipboard?.getData?.('text/html') && clipboard.getData('text/plain').trim() !== '';
  return isText ? [] : files;
}
