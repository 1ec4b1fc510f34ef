import { RichText } from '@my-air/ui-kit';
import { useRouter } from '@tanstack/react-router';
import { styled } from 'styled-components';

import type { Message } from '../contract.ts';

export interface MessageTextProps {
  /** The message; its HTML is shown, or its markdown as plain text when it has no HTML. */
  message: Pick<Message, 'message_html' | 'messageHtml' | 'message_markdown'>;
}

/** The text of a message, formatted as it was sent. */
export function MessageText({ message }: MessageTextProps) {
  const { history } = useRouter();
  const html = message.message_html ?? message.messageHtml;
  if (!html) {
    // Without HTML the markdown is shown as it is; without both the message has only files or a card.
    return message.message_markdown ? <Plain dir="auto">{message.message_markdown}</Plain> : null;
  }
  const plain = /^<p>([^<>&]*)<\/p>$/.exec(html.trim())?.[1];
  // One paragraph without markup is plain text, and needs no sanitizer.
  if (plain !== undefined) return <Plain dir="auto">{plain}</Plain>;
  return <Rich html={withoutBlockSpace(html)} isOfUsers onFollow={(path) => history.push(path)} />;
}

/** HTML without the line ends between its blocks and after its breaks: the spaces of a text are shown as they are. */
function withoutBlockSpace(html: string): string {
  return html.replaceAll(/(<(?:br|\/?(?:p|ul|ol|li|blockquote)|\/pre)\b[^>]*>)\n/gi, '$1');
}

const Plain = styled.div`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Rich = styled(RichText)`
  max-width: none;

  p,
  li {
    white-space: pre-wrap;
  }
  > p {
    margin-block: 0 0.5em;
  }
  > ul,
  > ol {
    margin-block: 0.25em 0.5em;
  }
`;
