import { Avatar } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { Chat } from '../contract.ts';
import { otherParticipants } from './chatLists.ts';

export interface ChatPictureProps {
  /** The chat that is pictured. */
  chat: Chat;
  /** The subject of the chat, whose initials replace a missing picture. */
  heading: string;
  /** The width and height in pixels. */
  size: number;
}

/** The channel or the service that a chat is about, with the manager small; the manager alone where it is about neither. */
export function ChatPicture({ chat, heading, size }: ChatPictureProps) {
  const { channel, product } = chat.process?.processable ?? {};
  const [other] = otherParticipants(chat);
  const subject = channel?.thumbnail_image ?? product?.icon_image;
  if (!subject) return <Avatar name={other?.name ?? heading} src={other?.avatar} size={size} />;
  return (
    <Pair>
      <Avatar name={heading} src={subject} size={size} shape={channel ? 'circle' : 'square'} />
      {other && <Small name={other.name ?? heading} src={other.avatar} size={Math.round(size * 0.45)} />}
    </Pair>
  );
}

const Pair = styled.span`
  position: relative;
  flex-shrink: 0;
`;

const Small = styled(Avatar)`
  position: absolute;
  inset-block-end: -0.125rem;
  inset-inline-end: -0.25rem;
  box-shadow: 0 0 0 2px var(--color-raised);
`;
