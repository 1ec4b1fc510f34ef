/** The files that were dropped or pasted, without folders, which a browser shows as files without content. */
export function filesOf(transfer: DataTransfer | null): File[] {
  const items = [...(transfer?.items ?? [])];
  if (items.length === 0) return [...(transfer?.files ?? [])];
  const files = items.filter(({ kind }) => kind === 'file');
  return files
    .filter((item) => item.webkitGetAsEntry?.()?.isDirectory !== true)
    .flatMap((item) => item.getAsFile() ?? []);
}
