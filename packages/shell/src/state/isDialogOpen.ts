/** Whether a dialog is open, or loads while the page is inert. One that is fading out, after a link in it was followed, no longer counts. */
export function isDialogOpen(): boolean {
  return document.querySelector(dialogs) !== null;
}

const dialogs =
  '[role="dialog"]:not([data-closed]), [role="alertdialog"]:not([data-closed]), dialog[open], #root[inert]';
