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
  /** The platform's name in the API; an unknown name gets a neutral mark. */
  platform: string;
}

/** The mark of a video platform. */
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
