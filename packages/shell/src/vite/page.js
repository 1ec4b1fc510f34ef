// Before any module: the look and the language of the last visit, the files of the first screen, and the page of last
// resort. The plugin fills in `data`.
(function prepare(data) {
  let kept = {};
  try {
    // A web view without storage has null here.
    kept = localStorage ?? kept;
  } catch {
    // A browser may deny its storage.
  }
  const root = document.documentElement;
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = kept.scheme === 'dark' || (kept.scheme !== 'light' && isSystemDark);
  root.dataset.brand = kept.brand === 'scalelab' ? 'scalelab' : 'default';
  root.dataset.scheme = isDark ? 'dark' : 'light';

  const [, cookie] = /(?:^|; )ui_locale=([^;]*)/.exec(document.cookie) ?? [];
  const language =
    [kept.ui_locale, cookie, ...navigator.languages]
      .map((code) => String(code).toLowerCase().split(/[-_]/)[0])
      .map((code) => (code === 'ua' ? 'uk' : code))
      .find((code) => Object.hasOwn(data.lastResort, code)) ?? 'en';
  root.lang = language;

  // A screen for signed-in users leads to the sign-in where nobody was signed in the last time.
  const path = location.pathname === '/' ? data.start : location.pathname;
  const isPublic = data.publicPaths.some((each) => path.startsWith(each));
  const target = isPublic || kept.signedIn !== undefined ? path : data.signIn;
  const parts = target.split('/');
  const isAt = ({ path: route }) =>
    route.length === parts.length && route.every((part, at) => part === parts[at] || part[0] === '$');
  // A path that is named goes before one with a parameter.
  const screen = data.screens.find((each) => each.path.join('/') === target) ?? data.screens.find(isAt);
  const isVisitor = isPublic || target === data.signIn;
  const { visitor, portal } = data.texts;
  const texts = [visitor[language], ...(isVisitor ? [] : [portal[language]])];
  const frame = isVisitor ? data.frames.Plain : data.frames.Default;
  const script = language === 'uk' || language === 'ru' ? 'cyrillic' : 'latin';
  const family = root.dataset.brand === 'default' ? 'onest' : 'golos';
  const font = data.fonts.find((file) => file.includes(family) && file.includes(`-${script}-wght`));
  // A low priority: no file goes before the mark.
  const add = (link) =>
    document.head.append(Object.assign(document.createElement('link'), { fetchPriority: 'low' }, link));
  for (const file of new Set([...frame, ...(screen?.files ?? []), ...texts]))
    if (file !== undefined) add({ rel: 'modulepreload', href: `/${data.files[file]}` });
  if (font) add({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: `/${font}` });

  const showLastResort = ({ kind, details }) => {
    const words = data.lastResort[root.lang] ?? data.lastResort.en;
    const page = document.createElement('section');
    page.id = 'last-resort';
    page.role = 'alert';
    const write = (name, text, parent = page) => {
      const element = parent.appendChild(document.createElement(name));
      element.textContent = text;
      return element;
    };
    const [title, text] = words[kind];
    write('h1', title);
    write('p', text);
    const list = write('ul', '');
    for (const line of details) write('li', line, list);
    write('button', words.retry).addEventListener('click', () => location.reload());
    document.getElementById('root')?.replaceChildren();
    document.getElementById('last-resort')?.remove();
    document.body.append(page);
  };
  document.addEventListener('last-resort', ({ detail }) => showLastResort(detail));
  // The portal's own code did not come: no module is there to say so.
  const tell = ({ target: element }) => {
    if (element instanceof HTMLScriptElement && element.src)
      showLastResort({ kind: 'unreachable', details: [] });
  };
  window.addEventListener('error', tell, true);
})(__DATA__);
