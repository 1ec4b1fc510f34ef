/** The files that were dropped or pasted, without folders, which a browser shows as files without content. */
export function filesOf(transfer: DataTransfer | null): File[] {
  const items = [...(transfer?.items ?? [])];
  if (items.length === 0) return [...(transfer?.files ?? [])];
  const files = items.filter(({ kind }) => kind === 'file');
  return files.filter((item) => !isFolder(item)).flatMap((item) => item.getAsFile() ?? []);
}

/** Whether a folder was dropped or pasted, alone or beside files. */
export function hasFolder(transfer: DataTransfer | null): boolean {
  return [...(transfer?.items ?? [])].some(isFolder);
}

function isFolder(item: DataTransferItem): boolean {
  return item.kind === 'file' && item.webkitGetAsEntry?.()?.isDirectory === true;
}
