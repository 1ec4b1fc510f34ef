/** What a node or a mark remembers. */
export type DocumentAttributes = Readonly<Record<string, string | number | null | undefined>>;

/** A mark of the editor, such as bold, with what it remembers of its source. */
export interface DocumentMark {
  type: string;
  attrs?: DocumentAttributes;
}

/** A node of the editor's document, as the editor writes it down. */
export interface DocumentNode {
  type: string;
  text?: string;
  attrs?: DocumentAttributes;
  marks?: readonly DocumentMark[];
  content?: readonly DocumentNode[];
}

/** How many places a node takes in the editor's own count. */
export function sizeOf({ type, text, content = [] }: DocumentNode): number {
  if (text !== undefined) return text.length;
  if (type === 'mention' || type === 'hardBreak') return 1;
  return content.reduce((size, child) => size + sizeOf(child), 2);
}
