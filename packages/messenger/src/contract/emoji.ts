let oneEmoji: RegExp | undefined;

/** Whether a text is exactly one emoji: `👍🏽` and `1️⃣` are, `1` and `ok` are not. */
export function isOneEmoji(text: string): boolean {
  oneEmoji ??= emojiPattern();
  return oneEmoji.test(text);
}

function emojiPattern() {
  try {
    // Written as a string: a browser that does not know the flag then refuses the expression instead of the
    // whole file.
    return new RegExp(String.raw`^\p{RGI_Emoji}$`, 'v');
  } catch {
    // Without the standard's own list: a pictograph with its modifiers, a flag, or a keycap.
    return /^(?:\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})?)*|\p{RI}{2}|[0-9#*]\uFE0F\u20E3)$/u;
  }
}
