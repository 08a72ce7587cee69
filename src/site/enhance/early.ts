// Before anything is painted: the theme that was chosen on this device, that scripts run, and whether somebody is signed in here.
{
  const root = document.documentElement;
  root.dataset['script'] = 'on';
  const theme = localStorage.getItem('faro.theme');
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  if (localStorage.getItem('faro.user') !== null) {
    root.dataset['user'] = 'in';
    // Who has an account begins from their dashboard. Source: S2.03. Rule: SIT7.
    const found = /^\/(es|en|pt)\/start-now\/?$/.exec(location.pathname);
    if (found) location.replace(`/${found[1]}/dashboard`);
  }
}
