import { useLingui } from '@lingui/react/macro';

/** The formats for the text of a message. */
export type FormatId =
  | 'bold'
  | 'italic'
  | 'strike'
  | 'code'
  | 'link'
  | 'bulletList'
  | 'orderedList'
  | 'blockquote'
  | 'codeBlock';

/** A format, its name, and its keys in the order they are read. */
export interface Format {
  id: FormatId;
  label: string;
  keys: readonly string[];
}

/** The ways to format a message. */
export function useFormats(): readonly Format[] {
  const { t } = useLingui();
  return [
    { id: 'bold', label: t`Bold`, keys: ['Ctrl', 'B'] },
    { id: 'italic', label: t`Italic`, keys: ['Ctrl', 'I'] },
    { id: 'strike', label: t`Strikethrough`, keys: ['Ctrl', 'Shift', 'X'] },
    { id: 'link', label: t`Link`, keys: ['Ctrl', 'Shift', 'U'] },
    { id: 'bulletList', label: t`Bulleted list`, keys: ['Ctrl', 'Shift', '8'] },
    { id: 'orderedList', label: t`Numbered list`, keys: ['Ctrl', 'Shift', '7'] },
    { id: 'blockquote', label: t`Quote`, keys: ['Ctrl', 'Shift', '9'] },
    { id: 'code', label: t`Code`, keys: ['Ctrl', 'E'] },
    { id: 'codeBlock', label: t`Block of code`, keys: ['Ctrl', 'Alt', 'C'] },
  ];
}
