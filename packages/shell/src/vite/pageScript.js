// Runs in the head of the page, before the first paint and before any module: it may use nothing but the browser.
// `data` is filled in by firstFrame.ts.
(function firstFrame(data) {
  const root = document.documentElement;
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  // An address or a language can be named like what every object has.
  const own = (table, key) => (Object.hasOwn(table, key) ? table[key] : undefined);

  const brand = kept('brand') === 'scalelab' ? 'scalelab' : 'default';
  const scheme = kept('scheme');
  const isDark =
    scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.brand = brand;
  root.dataset.scheme = isDark ? 'dark' : 'light';
  if (kept('rail') === 'collapsed') root.dataset.rail = 'collapsed';

  const cookie = /(?:^|; )ui_locale=([^;]*)/.exec(document.cookie);
  const locale = [kept('ui_locale'), cookie && cookie[1], ...navigator.languages]
    .map((code) => String(code).toLowerCase().split(/[-_]/)[0])
    .map((code) => (code === 'ua' ? 'uk' : code))
    .find((code) => own(data.texts, code));
  // A server may have written the first screen into the page, in one language; an address may name the language.
  const { written } = root.dataset;
  const language = own(data.texts, root.dataset.language) ? root.dataset.language : locale || 'en';
  const isWritten = written === language;
  root.lang = language;
  const texts = data.texts[language];

  // A screen for signed-in people leads to the login screen where nobody was signed in the last time.
  const [, segment = '', rest] = location.pathname.split('/');
  const isPublic = own(data.publicFrames, segment) !== undefined;
  const isVisitor = !isPublic && kept('signedIn') === null;
  const screen = isVisitor ? data.signIn : segment || data.start;
  const frame = own(data.publicFrames, screen) || 'app';
  root.dataset.frame = isWritten ? 'written' : frame;
  if (kept('signedIn') !== null) root.dataset.known = '';

  const files = new Set([
    ...(own(data.files.frames, frame) || []),
    ...(own(data.files.screens, rest ? screen + '/*' : screen) || own(data.files.screens, screen) || []),
    ...((!isWritten && own(data.files.late, screen)) || []),
    ...[own(data.files.texts, screen), data.files.texts.shell]
      .filter(Boolean)
      .map((owner) => `/assets/${language}-${owner}-${data.files.textsVersion}.js`),
  ]);
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = 'low';
    link.href = file;
    document.head.append(link);
  }
  const font = data.files.fonts[brand + (language === 'uk' || language === 'ru' ? ' cyrillic' : ' latin')];
  if (font) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'font';
    link.type = 'font/woff2';
    link.crossOrigin = '';
    link.href = font;
    document.head.append(link);
  }

  // The answer that a server wrote into the page, once the page is parsed.
  const writtenAnswer = () =>
    new Promise((resolve) => {
      document.addEventListener('DOMContentLoaded', () => {
        const { textContent } = document.getElementById('answer');
        resolve(new Response(textContent, { headers: { 'Content-Type': 'application/json' } }));
      });
    });

  // What a page shows comes with it where a server wrote it; else it is asked for while the code that shows it is on its way; the portal takes the answer (start/earlyFetch.ts).
  const settings = document.getElementById('settings');
  const call = own(data.early, segment);
  if (settings && call && /^\d+$/.test(rest)) {
    const { apiUrl } = JSON.parse(settings.textContent);
    const url = new URL(call + rest, (apiUrl || location.origin).replace(/\/*$/, '/')).href;
    const wire = language === 'uk' ? 'ua, uk;q=0.9' : language;
    const headers = { Accept: 'application/json', 'Accept-Language': wire, 'X-Page-Loading': '1' };
    const answer = isWritten ? writtenAnswer() : fetch(url, { credentials: 'include', headers });
    answer.catch(() => {});
    window.earlyAnswer = { url, language: wire, answer };
  }

  function fail(kind, details) {
    const page = document.getElementById('last-resort');
    const start = document.getElementById('root');
    if (!page || !start) return;
    const [title, text] = texts.failures[kind];
    page.querySelector('h1').textContent = title;
    page.querySelector('p').textContent = text;
    page.querySelector('ul').replaceChildren(
      ...details.map((detail) => {
        const line = document.createElement('li');
        line.textContent = detail;
        return line;
      }),
    );
    const button = page.querySelector('button');
    button.textContent = texts.retry;
    button.onclick = () => location.reload();
    start.replaceChildren();
    delete root.dataset.frame;
    page.hidden = false;
  }
  window.myAir = { fail };

  // What is pressed before the portal has started is pressed again on its own screen (start/takeOver.ts).
  document.addEventListener('submit', (event) => {
    if (event.target.closest('.first')) event.preventDefault();
  });
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('.first button');
    if (button) window.myAir.pressed = button;
  });
  // A user who types on has not finished: the press before is no longer meant.
  document.addEventListener('input', ({ target }) => {
    if (target.closest('.first')) delete window.myAir.pressed;
  });

  // The portal's own code did not come: no module is there to say so.
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.src)
        fail('unreachable', [new URL(target.src).pathname]);
    },
    true,
  );

  // The words of the frame, as soon as it is parsed.
  const leads = own(data.leads, screen) || {};
  const words = {
    ...texts,
    ...data.signInTexts[language],
    brand: data.brands[brand],
    screen: leads[language],
  };
  new MutationObserver((_, observer) => {
    const places = document.querySelectorAll('[data-text]');
    for (const place of places) {
      const text = words[place.dataset.text] || '';
      // Text that is written is observed too: the same words again would go on for ever while the document is on its way.
      if (place.textContent !== text) place.textContent = text;
    }
    if (document.getElementById('last-resort')) observer.disconnect();
  }).observe(root, { childList: true, subtree: true });
  if (!isWritten) document.title = words.brand || '';
})(__DATA__);
