// Code that cannot be fetched, or a bug outside every screen, leaves an empty page: then the words that stand beside it are shown.
const emptyPageMs = 2_000;
const sayWhenEmpty = () =>
  setTimeout(() => {
    const words = document.getElementById('broken');
    if (words === null || document.getElementById('root')?.childElementCount !== 0) return;
    for (const one of words.children) one.hidden = one.lang !== document.documentElement.lang;
    words.hidden = false;
  }, emptyPageMs);
addEventListener('error', sayWhenEmpty, true);
addEventListener('unhandledrejection', sayWhenEmpty);

// Before anything is painted: the theme that was chosen on this device, whether amounts are hidden, and the language of the address for the right voice.
const theme = localStorage.getItem('faro.theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
if (localStorage.getItem('faro.privacy') === 'on') document.documentElement.setAttribute('data-private', '');
const language = location.pathname.slice(1, 3);
if (/^\/(en|pt)(\/|$)/.test(location.pathname)) document.documentElement.lang = language;

// Who is signed in needs more code than a guest, and so does who opens a wizard: it is fetched beside the first of it. The build writes the names.
const fetchBeside = (group) => {
  const names = document.querySelector(`meta[name="faro:${group}"]`)?.content.split(' ') ?? [];
  for (const name of names) {
    const link = document.createElement('link');
    const isStyle = name.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) {
      link.as = 'style';
      // As the code asks for it, or the browser does not take it for the same.
      link.crossOrigin = '';
    }
    link.href = name;
    document.head.append(link);
  }
};
if (localStorage.getItem('faro.user') !== null) {
  // Its frame is there before its code; wizards and payments are pages without one.
  if (
    /^\/(es|en|pt)\/(dashboard|accounting-ai|activity|preferences|account)(\/|$)/.test(location.pathname) &&
    !/\/dashboard\/(create-|migrate-|checkout\/)/.test(location.pathname)
  )
    document.documentElement.dataset.frame = 'app';
  fetchBeside('signed-in');
  if (/\/bookkeeping\/[^/]+\/?$/.test(location.pathname)) {
    fetchBeside('books');
    fetchBeside(`books-${language}`);
  }
  if (/\/dashboard\/?$/.test(location.pathname)) {
    fetchBeside('home');
    fetchBeside(`home-${language}`);
  }
  if (/\/dashboard\/company\/[^/]+\/?$/.test(location.pathname)) fetchBeside('company');
  if (/\/dashboard\/(create-company|migrate-company|create-cross-border-crypto)\/?$/.test(location.pathname))
    fetchBeside('own-wizard');
} else if (/^\/(es|en|pt)\/(create-company|migrate-company|create-cross-border-crypto)\/?$/.test(location.pathname)) {
  fetchBeside('wizard');
  fetchBeside(`wizard-${language}`);
}

// A guest's home is a public page. It needs nothing of the app, which is not waited for. Source: S2.11, D5.
const isInstalled = new URLSearchParams(location.search).get('source') === 'pwa';
if (location.pathname === '/' && !isInstalled && localStorage.getItem('faro.user') === null) {
  const asked = new URLSearchParams(location.search).get('lang');
  const wanted = [asked, localStorage.getItem('faro.language'), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  location.replace(`/${wanted.find((one) => /^(es|en|pt)$/.test(one ?? '')) ?? 'es'}${location.search}`);
}
