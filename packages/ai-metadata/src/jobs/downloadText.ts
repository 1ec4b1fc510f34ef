/** Offers a text as a file to save. */
export function downloadText(name: string, text: string, type = 'text/csv'): void {
  // The mark tells spreadsheets that the letters are UTF-8.
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
