import { useImperativeHandle, useRef } from 'react';

import { mentionSpan, splitMentions, toTyped, type Mentionable } from '../text/mentions.ts';
import type { RichFieldProps } from '../composer/rich/RichField.tsx';

/**
 * A field for tests of what is around it, where no browser runs an editor: `vi.mock` puts it in the place of RichField. Its
 * text is sent as it is typed.
 */
export function RichField(props: RichFieldProps) {
  const { markdown, people, onChange, onCaret, handle } = props;
  const field = useRef<HTMLTextAreaElement>(null);

  function insert(text: string, removed = 0) {
    const { value, selectionStart, selectionEnd } = field.current!;
    const before = value.slice(0, selectionStart - removed) + text;
    onChange(written(before + value.slice(selectionEnd), people));
    onCaret(before);
  }

  useImperativeHandle(handle, () => ({
    focus: () => field.current?.focus(),
    read: () => written(field.current?.value ?? '', people).trim(),
    insert,
    mention: ({ name }, typedLength) => insert(`@${name} `, typedLength),
  }));

  return (
    <textarea
      ref={field}
      value={toTyped(markdown)}
      aria-label={props.label}
      onChange={({ currentTarget: { value, selectionStart } }) => {
        onChange(written(value, people));
        onCaret(value.slice(0, selectionStart));
      }}
      onKeyDown={(event) => {
        if (props.onKey(event.nativeEvent)) event.preventDefault();
      }}
      onPaste={({ clipboardData }) => props.onFiles([...clipboardData.files])}
    />
  );
}

function written(typed: string, people: readonly Mentionable[]): string {
  return splitMentions(typed, people)
    .map((part) => (typeof part === 'string' ? part : mentionSpan(part)))
    .join('');
}
