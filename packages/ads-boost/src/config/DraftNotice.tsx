import { UnkeptNotice } from '@my-air/data-kit/draft';

import { changedFields } from '../settings/fields.ts';
import { boostDraft } from './boostDraft.ts';
import { useFieldWords } from './useFieldWords.ts';

export interface DraftNoticeProps {
  /** The settings whose draft it is. */
  subject: string;
}

/**
 * Says when the browser cannot keep the draft, and lists the fields that another tab edited at the same time.
 */
export function DraftNotice({ subject }: DraftNoticeProps) {
  const { names, valueText } = useFieldWords();

  function textOf(value: unknown): string {
    const draft = boostDraft.parse(value);
    if (!draft) return '';
    return changedFields(draft.base, draft.edited)
      .map((field) => `${names[field]}: ${valueText(draft.edited[field])}`)
      .join('\n');
  }

  return <UnkeptNotice place={{ id: boostDraft.id, textOf }} subject={subject} />;
}
