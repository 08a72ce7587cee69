// Before anything is painted: the theme that was chosen on this device, and the language of the address for the right voice.
const theme = localStorage.getItem('faro.theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
const language = location.pathname.slice(1, 3);
if (/^\/(en|pt)(\/|$)/.test(location.pathname)) document.documentElement.lang = language;
