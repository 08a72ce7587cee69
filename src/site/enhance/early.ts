// Before anything is painted: the theme that was chosen on this device, whether somebody is signed in here, and that scripts run.
{
  const root = document.documentElement;
  // A browser that is told to keep nothing of a site throws at the very word. Not shared: this file must be one script.
  const recall = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = recall('faro.theme');
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  if (recall('faro.user') !== null) {
    root.dataset['user'] = 'in';
    // Who has an account chooses in their dashboard, which is told too where they come from. Source: S2.03, S3.20, D28. Rule: SIT7.
    const found = /^\/(es|en|pt)\/start-now\/?$/.exec(location.pathname);
    if (found) location.replace(`/${found[1]}/dashboard/add-company${location.search}`);
  }
  // Last: what failed above promises nothing.
  root.dataset['script'] = 'on';
}
