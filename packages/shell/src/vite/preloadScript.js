// Runs in the head of the page, before any module: it may use nothing but the browser. page.ts fills in `data`.
(function preload(data) {
  let kept = {};
  try {
    kept = localStorage;
  } catch {
    // A browser may deny its storage.
  }
  // An address or a language can be named like what every object has.
  const own = (table, key) => (Object.hasOwn(table, key) ? table[key] : undefined);
  const add = (link) => document.head.append(Object.assign(document.createElement('link'), link));

  const root = document.documentElement;
  const [, cookie] = /(?:^|; )ui_locale=([^;]*)/.exec(document.cookie) ?? [];
  const preferred = [kept.ui_locale, cookie, ...navigator.languages]
    .map((code) => String(code).toLowerCase().split(/[-_]/)[0])
    .map((code) => (code === 'ua' ? 'uk' : code));
  const language = preferred.find((code) => own(data.unreachable, code)) ?? 'en';
  root.lang = language;

  // A screen for signed-in people leads to the login screen where nobody was signed in the last time.
  const [, segment = '', rest] = location.pathname.split('/');
  const isOpen = own(data.publicFrames, segment) !== undefined || kept.signedIn !== undefined;
  const screen = isOpen ? segment || data.start : data.signIn;
  const frame = own(data.publicFrames, screen) ?? 'app';
  const { frames, screens, late, texts, textsVersion, fonts } = data.files;
  const files = new Set([
    ...(own(frames, frame) ?? []),
    ...(own(screens, rest ? `${screen}/*` : screen) ?? own(screens, screen) ?? []),
    ...(own(late, screen) ?? []),
    ...[own(texts, screen), texts.shell]
      .filter(Boolean)
      .map((owner) => `/assets/${language}-${owner}-${textsVersion}.js`),
  ]);
  for (const href of files) add({ rel: 'modulepreload', href });
  const script = language === 'uk' || language === 'ru' ? 'cyrillic' : 'latin';
  const href = fonts[`${root.dataset.brand} ${script}`];
  if (href) add({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href });

  // The portal's own code did not come: no module is there to say so.
  const tell = ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || !target.src) return;
    const page = document.createElement('section');
    const button = document.createElement('button');
    const [words, retry] = data.unreachable[language];
    button.textContent = retry;
    button.addEventListener('click', () => location.reload());
    page.append(words, button);
    page.id = 'last-resort';
    page.role = 'alert';
    document.getElementById('root').replaceChildren(page);
  };
  window.addEventListener('error', tell, true);
})(__DATA__);
