import { parseArgs } from 'node:util';

/** How large the run is, and how often it is interrupted. */
export interface TortureOptions {
  readonly videos: number;
  readonly languages: readonly string[];
  /** How often the process is killed while the job is translated. */
  readonly kills: number;
  /** How often while it is undone. */
  readonly undoKills: number;
  readonly failureRate: number;
  readonly seed: number;
  /** `embedded` or `postgres`. */
  readonly database: string;
}

const targets = ['en', 'es', 'ru', 'pt-BR', 'de', 'fr'];

/** `--videos 50000 --languages 4 --kills 5 --undo-kills 1 --seed 1 --database embedded|postgres`. */
export function readOptions(args: readonly string[]): TortureOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      videos: { type: 'string', default: '50000' },
      languages: { type: 'string', default: '4' },
      kills: { type: 'string', default: '5' },
      'undo-kills': { type: 'string', default: '1' },
      'failure-rate': { type: 'string', default: '0.07' },
      seed: { type: 'string', default: '1' },
      database: { type: 'string', default: 'embedded' },
    },
  });
  return {
    videos: Number(values.videos),
    languages: targets.slice(0, Number(values.languages)),
    kills: Number(values.kills),
    undoKills: Number(values['undo-kills']),
    failureRate: Number(values['failure-rate']),
    seed: Number(values.seed),
    database: values.database,
  };
}
