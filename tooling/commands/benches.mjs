const inPortal = (script) => ({ package: 'portal', script });
const inPackage = (name, script = 'bench') => ({ package: name, script });

/** The benches: the statement of each, and the package and script that run it. Each ends in its exit code. */
export const benches = {
  'first-screens': {
    what: 'Bytes and requests of the first screens, as multiples of an empty page with the same libraries.',
    ...inPortal('bench'),
  },
  screens: {
    what: 'Bytes of every screen opened cold, with loaders, contracts and texts, and of each feature elsewhere.',
    ...inPortal('bench:screens'),
  },
  'layout-shift': {
    what: 'What moves while a screen comes, over all screens, at two sizes, as two users.',
    ...inPortal('bench:shift'),
  },
  lighthouse: {
    what: 'Lighthouse as a phone, the median of five runs, and paints as multiples of a page of plain HTML.',
    ...inPortal('bench:lighthouse'),
  },
  'portal-services': {
    what: 'The built portal with 10,000 services of the sandbox.',
    ...inPortal('bench:services'),
  },
  'portal-messenger': {
    what: 'The built portal with 10,000 chats, one of 100,000 messages, and hours in an open tab.',
    ...inPortal('bench:messenger'),
  },
  'portal-videos': {
    what: 'The built portal on a channel of 50,000 videos.',
    ...inPortal('bench:translation'),
  },
  'portal-channels': {
    what: 'The built portal for a manager with 200 channels, 50 things to do and 365 days, on a phone.',
    ...inPortal('bench:channels'),
  },
  'changed-label': {
    what: 'From a changed label in the source of a feature to the same in development.',
    ...inPortal('bench:label'),
  },
  search: { what: 'The search of services among three libraries.', ...inPackage('marketplace') },
  services: {
    what: '10,000 services in a page of their own, beside the same cards as markup.',
    ...inPackage('marketplace', 'bench:screen'),
  },
  messages: {
    what: 'A conversation of 10,000 messages beside a hand-written list, TanStack Virtual and Stream.',
    ...inPackage('messenger'),
  },
  kit: {
    what: 'A page, a list, the palette and a table of the kit beside its peers.',
    ...inPackage('ui-kit'),
  },
  videos: {
    what: 'A table of 50,000 videos beside a hand-written one and TanStack Table.',
    ...inPackage('ai-metadata'),
  },
  requests: {
    what: 'A grid of 200 channels by 300 platforms beside a hand-written one.',
    ...inPackage('distribution'),
  },
};
