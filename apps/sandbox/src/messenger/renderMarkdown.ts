import markdownIt from 'markdown-it';

import { mentionSpan } from './mentions.ts';

const renderer = markdownIt({ html: false, linkify: true, breaks: true });

renderer.inline.ruler.before('text', 'mention', (state, silent) => {
  if (state.src[state.pos] !== '<') return false;
  const found = mentionSpan.exec(state.src.slice(state.pos, state.pos + 500));
  if (!found) return false;
  if (!silent) {
    const token = state.push('mention', '', 0);
    token.meta = { id: found[1], label: found[2] };
  }
  state.pos += found[0].length;
  return true;
});

renderer.renderer.rules.mention = (tokens, index) => {
  const { id, label } = tokens[index]!.meta as { id: string; label: string };
  const name = renderer.utils.escapeHtml(label);
  return `<span class="mention" data-type="mention" data-id="${id}" data-label="${name}">@${name}</span>`;
};

/** The HTML of a message: its markdown, in which mentions are the only markup. */
export function renderMarkdown(markdown: string): string {
  return renderer.render(markdown).trim();
}
