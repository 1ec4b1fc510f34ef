import type { I18n, MessageDescriptor } from '@lingui/core';

/** The text of a label, once the catalogue that has it is loaded; undefined until then. */
export function labelIn(i18n: I18n, label: MessageDescriptor): string | undefined {
  const isKnown = label.message !== undefined || i18n.messages[label.id] !== undefined;
  return isKnown ? i18n._(label) : undefined;
}
