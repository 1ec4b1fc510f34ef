/** The colours of a motif: white, a light tint of the picture's colour, and its accent. */
export interface Paint {
  readonly white: string;
  readonly tint: string;
  readonly accent: string;
  readonly deep: string;
}

/** The drawing of each category and of the bundles, in a square of 100. */
export const motifs: Readonly<Record<string, (paint: Paint) => string>> = {
  monetization: ({ white, tint, accent, deep }) =>
    `<rect x="14" y="34" width="72" height="44" rx="9" fill="${tint}"/><rect x="14" y="44" width="72" height="9" fill="${deep}"/><circle cx="68" cy="32" r="19" fill="${accent}"/><circle cx="68" cy="32" r="13" fill="none" stroke="${white}" stroke-width="3"/><path d="M68 24v16M63 28h8M65 36h8" stroke="${white}" stroke-width="3" stroke-linecap="round"/><rect x="22" y="62" width="24" height="6" rx="3" fill="${white}"/>`,
  rights: ({ white, tint, accent }) =>
    `<path d="M50 10l34 12v26c0 21-14 35-34 42C30 83 16 69 16 48V22z" fill="${tint}"/><path d="M50 10l34 12v26c0 21-14 35-34 42z" fill="${accent}"/><path d="M35 50l11 11 20-23" fill="none" stroke="${white}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`,
  growth: ({ white, tint, accent }) =>
    `<rect x="14" y="62" width="15" height="24" rx="4" fill="${tint}"/><rect x="36" y="48" width="15" height="38" rx="4" fill="${tint}"/><rect x="58" y="32" width="15" height="54" rx="4" fill="${accent}"/><path d="M14 48L38 30l14 9 30-25" fill="none" stroke="${white}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M66 12h18v18" fill="none" stroke="${white}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
  packaging: ({ white, tint, accent, deep }) =>
    `<rect x="10" y="20" width="66" height="46" rx="8" fill="${deep}" transform="rotate(-7 43 43)"/><rect x="20" y="32" width="68" height="48" rx="8" fill="${tint}"/><path d="M20 70l18-20 13 14 11-10 26 22a8 8 0 0 1-8 4H28a8 8 0 0 1-8-8z" fill="${accent}"/><circle cx="70" cy="46" r="7" fill="${white}"/>`,
  production: ({ white, tint, accent, deep }) =>
    `<rect x="14" y="40" width="72" height="44" rx="7" fill="${tint}"/><path d="M12 30l68-16 3 13-68 16z" fill="${deep}"/><path d="M26 27l13-3 4 12-13 3zM52 21l13-3 4 12-13 3z" fill="${white}"/><path d="M43 51l20 11-20 11z" fill="${accent}" stroke="${accent}" stroke-width="5" stroke-linejoin="round"/>`,
  languages: ({ white, tint, accent }) =>
    `<path d="M14 20h42a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8H34L20 70V58h-6a8 8 0 0 1-6-8V28a8 8 0 0 1 6-8z" fill="${tint}"/><path d="M46 42h38a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8h-4v12L66 78H46a8 8 0 0 1-8-8V50a8 8 0 0 1 8-8z" fill="${accent}"/><path d="M20 50l9-20 9 20M24 43h10" fill="none" stroke="${accent}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M54 53h22M65 49v4M73 53c-2 9-9 15-17 17M58 58c4 6 9 10 16 12" fill="none" stroke="${white}" stroke-width="3.5" stroke-linecap="round"/>`,
  distribution: ({ white, tint, accent }) =>
    `<path d="M50 50L22 24M50 50l30-24M50 50L20 74M50 50l32 22" stroke="${white}" stroke-width="4"/><circle cx="20" cy="22" r="12" fill="${tint}"/><circle cx="82" cy="24" r="10" fill="${tint}"/><circle cx="18" cy="76" r="10" fill="${tint}"/><circle cx="82" cy="74" r="13" fill="${tint}"/><circle cx="50" cy="50" r="20" fill="${accent}"/><path d="M45 40l16 10-16 10z" fill="${white}" stroke="${white}" stroke-width="3" stroke-linejoin="round"/>`,
  audience: ({ white, tint, accent }) =>
    `<circle cx="30" cy="36" r="13" fill="${tint}"/><path d="M8 80c0-16 9-26 22-26s22 10 22 26z" fill="${tint}"/><circle cx="66" cy="44" r="12" fill="${white}"/><path d="M46 84c0-14 8-24 20-24s20 10 20 24z" fill="${white}"/><path d="M70 8c6-6 16-1 15 7-1 7-9 11-15 16-6-5-14-9-15-16-1-8 9-13 15-7z" fill="${accent}"/>`,
  kids: ({ white, tint, accent, deep }) =>
    `<rect x="12" y="54" width="34" height="34" rx="7" fill="${tint}"/><rect x="52" y="54" width="34" height="34" rx="7" fill="${accent}"/><rect x="32" y="16" width="34" height="34" rx="7" fill="${white}"/><path d="M49 22l4 8 9 1-6 6 1 9-8-4-8 4 1-9-6-6 9-1z" fill="${deep}"/><circle cx="29" cy="71" r="9" fill="${white}"/><path d="M69 62l9 16H60z" fill="${white}" stroke="${white}" stroke-width="3" stroke-linejoin="round"/>`,
  analytics: ({ white, tint, accent }) =>
    `<circle cx="46" cy="48" r="34" fill="${tint}"/><path d="M46 48V14a34 34 0 0 1 32 45z" fill="${accent}"/><circle cx="46" cy="48" r="14" fill="${white}"/><rect x="64" y="70" width="8" height="18" rx="3" fill="${white}"/><rect x="76" y="60" width="8" height="28" rx="3" fill="${white}"/><rect x="88" y="50" width="8" height="38" rx="3" fill="${white}"/>`,
  'games-and-live': ({ white, tint, accent, deep }) =>
    `<path d="M28 34h44c14 0 22 12 22 28 0 12-5 20-13 20-9 0-11-12-19-12H38c-8 0-10 12-19 12C11 82 6 74 6 62c0-16 8-28 22-28z" fill="${tint}"/><path d="M32 46v18M23 55h18" stroke="${deep}" stroke-width="6" stroke-linecap="round"/><circle cx="66" cy="60" r="5" fill="${accent}"/><circle cx="77" cy="50" r="5" fill="${accent}"/><path d="M36 22a20 20 0 0 1 28 0M43 28a10 10 0 0 1 14 0" fill="none" stroke="${white}" stroke-width="5" stroke-linecap="round"/>`,
  business: ({ white, tint, accent, deep }) =>
    `<path d="M38 30v-8a6 6 0 0 1 6-6h12a6 6 0 0 1 6 6v8" fill="none" stroke="${white}" stroke-width="6"/><rect x="10" y="30" width="80" height="54" rx="9" fill="${tint}"/><path d="M10 48c26 14 54 14 80 0v10c-26 14-54 14-80 0z" fill="${accent}"/><rect x="43" y="52" width="14" height="14" rx="4" fill="${deep}"/>`,
  bundles: ({ white, tint, accent, deep }) =>
    `<path d="M50 8l38 19-38 19-38-19z" fill="${white}"/><path d="M12 44l38 19 38-19v10L50 73 12 54z" fill="${tint}"/><path d="M12 66l38 19 38-19v8L50 94 12 74z" fill="${accent}"/><circle cx="50" cy="27" r="6" fill="${deep}"/>`,
};

/** The colour of each motif, as a hue of oklch. */
export const hues: Readonly<Record<string, number>> = {
  monetization: 150,
  rights: 250,
  growth: 35,
  packaging: 340,
  production: 285,
  languages: 200,
  distribution: 225,
  audience: 10,
  kids: 75,
  analytics: 175,
  'games-and-live': 310,
  business: 265,
  bundles: 270,
};
