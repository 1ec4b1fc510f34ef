/** The attributes of a node or a mark. */
export type DocumentAttributes = Readonly<Record<string, string | number | null | undefined>>;

/** A mark of the editor, such as bold, with the attributes of its source. */
export interface DocumentMark {
  type: string;
  attrs?: DocumentAttributes;
}

/** A node of the editor's document, as the editor serialises it. */
export interface DocumentNode {
  type: string;
  text?: string;
  attrs?: DocumentAttributes;
  marks?: readonly DocumentMark[];
  content?: readonly DocumentNode[];
}

/** The number of positions that a node takes in the editor. */
export function sizeOf({ type, text, content = [] }: DocumentNode): number {
  if (text !== undefined) return text.length;
  if (type === 'mention' || type === 'hardBreak') return 1;
  return content.reduce((size, child) => size + sizeOf(child), 2);
}
