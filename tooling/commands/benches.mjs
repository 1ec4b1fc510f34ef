const inPortal = (script) => ({ package: 'portal', script });
const inPackage = (name, script = 'bench') => ({ package: name, script });

/** The benches: the statement of each, and the package and script that run it. Each ends in its exit code. */
export const benches = {
  'first-screens': {
    what: 'Bytes and requests of the first screens, as multiples of an empty page with the same libraries.',
    ...inPortal('bench'),
  },
  screens: {
    what: 'Bytes and script files of every screen opened cold, with the frame, contributions and texts.',
    ...inPortal('bench:screens'),
  },
  home: {
    what: 'Home on a phone with slow 4G, cold and signed in: until it is drawn and can be read, beside the sign-in.',
    ...inPortal('bench:home'),
  },
  'layout-shift': {
    what: 'What moves while a screen comes, over all screens, at two sizes, as two users; home as four.',
    ...inPortal('bench:shift'),
  },
  lighthouse: {
    what: 'Lighthouse as a phone, the median of five runs.',
    ...inPortal('bench:lighthouse'),
  },
  'portal-services': {
    what: 'The services of the built portal, on a phone: from a letter or a filter to its paint.',
    ...inPortal('bench:services'),
  },
  'portal-messenger': {
    what: 'The built portal with 10,000 chats, one of 100,000 messages: opening chats on a phone, and reading back.',
    ...inPortal('bench:messenger'),
  },
  'portal-channels': {
    what: 'The built portal for a manager with 200 channels, 50 things to do and 365 days, on a phone.',
    ...inPortal('bench:channels'),
  },
  search: { what: 'The hits of the search among 10,000 services.', ...inPackage('marketplace') },
  messages: {
    what: 'A conversation of 10,000 messages beside TanStack Virtual and Stream.',
    ...inPackage('messenger'),
  },
  kit: {
    what: 'The table of the kit with 50,000 rows beside TanStack Table.',
    ...inPackage('ui-kit'),
  },
};
