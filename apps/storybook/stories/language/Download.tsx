import { Button } from '@my-air/ui-kit';

export interface DownloadProps {
  /** The name of the file. */
  name: string;
  /** Its media type. */
  type: string;
  /** Its content. */
  text: string;
}

/** A file to download. */
export function Download({ name, type, text }: DownloadProps) {
  // A text link follows no data addresses, since texts of users may contain them; this one is our own.
  const file = `data:${type};charset=utf-8,${encodeURIComponent(text)}`;
  return (
    <Button style={{ overflowWrap: 'anywhere' }} render={<a href={file} download={name} aria-label={name} />}>
      {name}
    </Button>
  );
}
