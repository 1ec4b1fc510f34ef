import {
  dailymotion,
  facebook,
  instagram,
  snapchat,
  spotify,
  tiktok,
  twitch,
  youtube,
} from './brandPaths.ts';
import { Mark, type MarkProps, type MarkShape } from './Mark.tsx';
import { globe } from './neutralPaths.ts';

export interface PlatformMarkProps extends MarkProps {
  /** The platform's name on the wire; one that is not known gets a neutral mark. */
  platform: string;
}

/** The mark of a platform that videos live on. */
export function PlatformMark({ platform, ...rest }: PlatformMarkProps) {
  return <Mark {...rest} shape={marks.get(platform.toLowerCase()) ?? globe} />;
}

const marks = new Map<string, MarkShape>([
  ['youtube', youtube],
  ['tiktok', tiktok],
  ['instagram', instagram],
  ['facebook', facebook],
  ['twitch', twitch],
  ['snapchat', snapchat],
  ['spotify', spotify],
  ['dailymotion', dailymotion],
]);
