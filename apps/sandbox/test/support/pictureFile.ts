/** A file that begins as a picture does; the rest repeats one byte, which tells it from others. */
export function pictureFile(name: string, byte = 1, size = 2000): File {
  const bytes = new Uint8Array(size).fill(byte);
  bytes.set(new TextEncoder().encode('PNG\r\n\u001A\n'), 1);
  bytes[0] = 0x89;
  return new File([bytes], name, { type: 'image/png' });
}
