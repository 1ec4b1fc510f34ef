/** One part of a form, written as a browser would, or as it should not be. */
export interface FormPart {
  name: string;
  value: string;
  /** Makes the part a file. */
  filename?: string;
  /** @default 'text/plain' */
  type?: string;
}

export const boundary = 'partOfTheForm';

/** The bytes of a multipart form, with nothing escaped. */
export function multipartForm(parts: readonly FormPart[]): Buffer {
  const texts = parts.map(({ name, value, filename, type = 'text/plain' }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: ${type}`;
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
  });
  return Buffer.from(`${texts.join('')}--${boundary}--\r\n`);
}
