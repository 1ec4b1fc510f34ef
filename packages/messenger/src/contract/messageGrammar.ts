import createMarkdownIt, { type MarkdownIt } from 'markdown-it';

/**
 * The markdown of messages, as servers render it and the composer reads it: what the toolbar of the composer offers, and
 * nothing else. There are no headings, rules, tables, pictures, HTML or indented code in it; a line is a line.
 */
export function createMessageGrammar(): MarkdownIt {
  const grammar = createMarkdownIt('zero', { breaks: true, linkify: true, maxNesting: 100 });
  const [joinTexts] = grammar.core.ruler.getRules('').slice(-1);
  grammar.enable(['blockquote', 'fence', 'list']);
  grammar.enable(['backticks', 'emphasis', 'entity', 'escape', 'link', 'newline', 'strikethrough']);
  grammar.core.ruler.enable('linkify');
  // An address with escaped signs in it is one address.
  grammar.core.ruler.before('linkify', 'joined_texts', joinTexts!);
  // The text of a found address is what was typed.
  grammar.normalizeLinkText = (address) => address;

  grammar.inline.ruler.before('text', 'mention', (state, isSilent) => {
    if (state.src[state.pos] !== '<') return false;
    const found = mention.exec(state.src.slice(state.pos, state.pos + 500));
    if (!found) return false;
    if (!isSilent) state.push('mention', '', 0).meta = { id: found[1], label: found[2] };
    state.pos += found[0].length;
    return true;
  });
  grammar.renderer.rules.mention = (tokens, index) => {
    const { id, label } = tokens[index]!.meta as { id: string; label: string };
    const name = grammar.utils.escapeHtml(label);
    return `<span class="mention" data-type="mention" data-id="${id}" data-label="${name}">@${name}</span>`;
  };
  return grammar;
}

/** A mention at the start of a text: the id of a participant, and the name as it was written. */
const mention =
  /^<span(?=[^<>]*\sdata-type="mention")(?=[^<>]*\sdata-id="([\w-]{1,64})")(?=[^<>]*\sdata-label="([^"<>\n]*)")[^<>\n]*>[^<>\n]*<\/span>/;
