import { facebook, instagram, tiktok, twitch, youtube } from './brandPaths.ts';
import { discord, messenger, telegram, viber, vkontakte, whatsapp } from './contactPaths.ts';
import { Mark, type MarkProps, type MarkShape } from './Mark.tsx';
import { envelope, globe, googlePlus, handset, likee, linkedin, skype, twitter } from './neutralPaths.ts';

export interface ContactMarkProps extends MarkProps {
  /** The contact's type in the API; an unknown type gets a neutral mark. */
  type: string;
}

/** The mark of a kind of contact, such as e-mail or Telegram. */
export function ContactMark({ type, ...rest }: ContactMarkProps) {
  return <Mark {...rest} shape={marks.get(type.toLowerCase()) ?? globe} />;
}

const marks = new Map<string, MarkShape>([
  ['discord', discord],
  ['facebook', facebook],
  ['google+', googlePlus],
  ['instagram', instagram],
  ['likee', likee],
  ['linkedin', linkedin],
  ['email', envelope],
  ['messenger', messenger],
  ['phone', handset],
  ['skype', skype],
  ['telegram', telegram],
  ['tiktok', tiktok],
  ['twitch', twitch],
  ['twitter', twitter],
  ['viber', viber],
  ['vkontakte', vkontakte],
  ['website', globe],
  ['whatsapp', whatsapp],
  ['youtube', youtube],
]);
