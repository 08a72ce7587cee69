import {
  createContext,
  createElement,
  startTransition,
  use,
  useCallback,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import {
  Router,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';

const PathContext = createContext('/');

/** The path of the address without its query: who needs no more is drawn again only when another screen comes. */
export function usePath(): string {
  return use(PathContext);
}

/**
 * Follows the browser's address. Another screen is drawn in the background, and the old one stays until it is whole; another query is the
 * same screen with other words in it, such as a letter typed into its search, and is drawn at once.
 */
export function AddressRouter({children}: {children: ReactNode}) {
  const [history] = useState(() => createBrowserHistory({v5Compat: true}));
  const [shown, setShown] = useState({action: history.action, location: history.location});
  useLayoutEffect(() => {
    let {pathname} = history.location;
    return history.listen(({action, location}) => {
      const isSameScreen = location.pathname === pathname;
      pathname = location.pathname;
      if (isSameScreen) setShown({action, location});
      else startTransition(() => setShown({action, location}));
    });
  }, [history]);
  const {location, action} = shown;
  const below = createElement(PathContext, {value: location.pathname}, children);
  return createElement(Router, {location, navigationType: action, navigator: history}, below);
}

/** What `navigate` may be told. */
type NavigateOptions = {readonly replace?: boolean; readonly state?: unknown};

/**
 * The way to another address, which is a whole one. Always the same function, and nobody is drawn again for holding it: the library's own
 * draws every button that leads somewhere anew with each letter of a search.
 */
export function useNavigate(): (to: string, options?: NavigateOptions) => void | Promise<void> {
  const {navigator} = use(NavigationContext);
  return useCallback(
    (to, {replace = false, state} = {}) => (replace ? navigator.replace(to, state) : navigator.push(to, state)),
    [navigator],
  );
}
