import type { ReactElement } from 'react';

const plate = { fill: 'var(--color-raised)', stroke: 'var(--color-outline)', strokeWidth: 1.5 };
const soft = { fill: 'var(--color-accent-soft)' };
const quiet = { fill: 'var(--color-skeleton)' };
const strong = { fill: 'var(--color-accent)' };
const warm = { fill: 'var(--color-live)' };
const stroke = {
  stroke: 'var(--color-accent)',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** The pictures of empty states. */
export const illustrations = {
  channels: (
    <>
      <circle cx="72" cy="48" r="44" {...soft} />
      <rect x="26" y="24" width="68" height="46" rx="8" {...plate} />
      <path
        d="M54 38.5v17a1.5 1.5 0 0 0 2.3 1.3l13-8.5a1.5 1.5 0 0 0 0-2.6l-13-8.5a1.5 1.5 0 0 0-2.3 1.3Z"
        {...strong}
      />
      <rect x="84" y="48" width="36" height="30" rx="7" {...plate} />
      <path d="M102 56v14M95 63h14" {...stroke} />
      <circle cx="112" cy="24" r="6" {...warm} />
    </>
  ),
  messages: (
    <>
      <circle cx="72" cy="48" r="44" {...soft} />
      <path
        d="M38 22h52a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8H56L42 70V60h-4a8 8 0 0 1-8-8V30a8 8 0 0 1 8-8Z"
        {...plate}
      />
      <rect x="42" y="33" width="40" height="5" rx="2.5" {...quiet} />
      <rect x="42" y="44" width="26" height="5" rx="2.5" {...quiet} />
      <path
        d="M84 54h26a7 7 0 0 1 7 7v10a7 7 0 0 1-7 7h-2v7l-9-7H84a7 7 0 0 1-7-7V61a7 7 0 0 1 7-7Z"
        {...strong}
      />
      <circle cx="106" cy="22" r="6" {...warm} />
    </>
  ),
  money: (
    <>
      <circle cx="72" cy="48" r="44" {...soft} />
      <rect x="28" y="30" width="76" height="44" rx="9" {...plate} />
      <path d="M28 42h76" stroke="var(--color-outline)" strokeWidth="1.5" />
      <rect x="38" y="56" width="24" height="5" rx="2.5" {...quiet} />
      <circle cx="104" cy="66" r="15" {...strong} />
      <path
        d="M104 59v14M108.5 62c-1-1.5-2.7-2-4.5-2-2.5 0-4.5 1.2-4.5 3s2 2.6 4.5 3 4.5 1.2 4.5 3-2 3-4.5 3c-1.8 0-3.5-.5-4.5-2"
        stroke="var(--color-on-accent)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="40" cy="20" r="6" {...warm} />
    </>
  ),
  search: (
    <>
      <circle cx="72" cy="48" r="44" {...soft} />
      <rect x="30" y="22" width="58" height="16" rx="6" {...plate} />
      <rect x="30" y="44" width="44" height="16" rx="6" {...plate} />
      <rect x="30" y="66" width="34" height="10" rx="5" {...quiet} />
      <circle cx="92" cy="54" r="17" {...plate} />
      <circle cx="92" cy="54" r="17" {...stroke} />
      <path d="m105 67 12 12" {...stroke} />
      <circle cx="110" cy="24" r="6" {...warm} />
    </>
  ),
  done: (
    <>
      <circle cx="72" cy="48" r="44" {...soft} />
      <rect x="34" y="20" width="64" height="56" rx="9" {...plate} />
      <rect x="46" y="33" width="40" height="5" rx="2.5" {...quiet} />
      <rect x="46" y="45" width="30" height="5" rx="2.5" {...quiet} />
      <circle cx="98" cy="68" r="17" {...strong} />
      <path
        d="m90 68 6 6 10-11"
        stroke="var(--color-on-accent)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="34" cy="22" r="6" {...warm} />
    </>
  ),
  start: (
    <>
      <circle cx="72" cy="48" r="44" {...soft} />
      <rect x="28" y="56" width="22" height="22" rx="5" {...plate} />
      <rect x="58" y="42" width="22" height="36" rx="5" {...plate} />
      <rect x="88" y="26" width="22" height="52" rx="5" {...strong} />
      <path d="m30 44 24-16 20 6 28-22" {...stroke} />
      <circle cx="102" cy="12" r="6" {...warm} />
    </>
  ),
} satisfies Record<string, ReactElement>;

export type IllustrationName = keyof typeof illustrations;

/** The names of the pictures. */
export const illustrationNames = Object.keys(illustrations) as IllustrationName[];
