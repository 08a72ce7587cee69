import {useEffect, useMemo, useState} from 'react';
import {
  Bell,
  BookOpenText,
  CircleQuestionMark,
  Eye,
  EyeOff,
  Globe,
  Keyboard,
  Laptop,
  LogOut,
  Moon,
  RefreshCw,
  Sun,
} from 'lucide-react';
import {kindOf} from '#contract/kernel/access.ts';
import {featureRoutes} from '#src/shell/feature-routes.ts';
import {listPlaces, wordsOfPath, type Place} from './list-places.ts';
import {useHelpPages} from './use-help-pages.ts';
import {useNavigate, useSwitchLanguage} from '#src/routing/routing.ts';
import {useCompany} from '#src/data/database/company.tsx';
import {useEngine} from '#src/data/database/engine.tsx';
import {themes} from '#contract/account/choices.ts';
import {setPreference, usePreferences} from '#src/data/device/preferences.ts';
import {useExample} from '#src/data/example/example-mode.ts';
import {useSession} from '#src/data/session/use-session.ts';
import type {ScreenAct} from '#src/data/device/screen-acts.ts';
import type {PaletteEntry} from './entry.ts';
import {useDraftEntries} from './use-draft-entries.tsx';
import {usePaperEntries} from './use-paper-entries.tsx';
import type {es as paletteEs} from '#src/shell/palette/text/es.ts';
import {i18n} from '#src/i18n/i18n.ts';
import {languageNames, languages, type Language} from '#src/i18n/languages.ts';
import {loadTexts} from '#src/i18n/load-texts.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {printModKey} from '#src/ui/actions/print-keys.ts';
import {Avatar} from '#src/ui/display/avatar.tsx';
import {PlaceIcon} from '#src/ui/icons/place-icon.tsx';

/** What the frame itself can open. */
export type FrameActs = {
  readonly openShortcuts: () => void;
  readonly openNotices: () => void;
  readonly askSignOut: () => void;
  readonly pickCompany: (companyId: string) => void;
};

const themeIcons = {light: Sun, dark: Moon, system: Laptop} as const;
const themeKeys = {light: 'themeLight', dark: 'themeDark', system: 'themeSystem'} as const;

/** Everything the palette offers on the screen in sight. */
export function useEntries(acts: FrameActs, here: readonly ScreenAct[]): readonly PaletteEntry[] {
  const settings = useSettings(acts);
  const drafts = useDraftEntries();
  const companies = useOtherCompanies(acts);
  const papers = usePaperEntries();
  const places = usePlaces();
  const help = useHelp();
  const onScreen = here.map((act) => ({...act, section: 'acts' as const}));
  return [...onScreen, ...drafts, ...companies, ...papers, ...places, ...settings, ...help];
}

function useOtherCompanies({pickCompany}: FrameActs): PaletteEntry[] {
  const {all = [], current} = useCompany();
  return all
    .filter((company) => company.id !== current?.id)
    .map((company) => ({
      id: `company:${company.id}`,
      section: 'companies',
      label: company.name,
      context: company.type,
      icon: <Avatar name={company.name} />,
      run: () => pickCompany(company.id),
    }));
}

function usePlaces(): PaletteEntry[] {
  const language = useLanguage();
  const navigate = useNavigate();
  const {current} = useCompany();
  const companyId = current?.id ?? null;
  const kind = kindOf(useSession().user);
  const places = useMemo(() => listPlaces(featureRoutes, {language, companyId, kind}), [language, companyId, kind]);
  const areNamed = useNames(places, language);
  if (!areNamed) return [];
  return places.map((place) => ({
    id: `place:${place.path}`,
    section: 'places',
    label: nameIn(language, place),
    context: place.isOfCompany ? current?.name : undefined,
    aliases: `${nameIn('en', place)} ${wordsOfPath(place.path)}`,
    icon: <PlaceIcon name={place.icon} />,
    run: () => void navigate(place.href),
  }));
}

function nameIn(language: Language, {titleKey, namespace}: Place): string {
  return i18n.exists(titleKey, {ns: namespace, lng: language}) ? i18n.t(titleKey, {ns: namespace, lng: language}) : '';
}

/** Fetches the names of all screens, also the English ones, by which they are found in any language. */
function useNames(places: readonly Place[], language: Language): boolean {
  const [named, setNamed] = useState<readonly Place[]>();
  useEffect(() => {
    let isCurrent = true;
    const namespaces = [...new Set(places.map((place) => place.namespace))];
    const load = namespaces.flatMap((namespace) => [loadTexts(namespace, language), loadTexts(namespace, 'en')]);
    // A screen whose name cannot be had is not offered; the others are.
    void Promise.allSettled(load).then(() => isCurrent && setNamed(places));
    return () => {
      isCurrent = false;
    };
  }, [places, language]);
  return named === places;
}

const articleOf = (href: string): string => href.replace(/^\/\w+\//, '');

/** Articles and questions of the public site; an article also by its English name. */
function useHelp(): PaletteEntry[] {
  const text = useText<typeof paletteEs>('palette');
  const navigate = useNavigate();
  const pages = useHelpPages(useLanguage());
  const english = new Map(useHelpPages('en').map(({href, title}) => [articleOf(href), title]));
  return pages.map(({kind, href, title, about}) => {
    const Icon = kind === 'article' ? BookOpenText : CircleQuestionMark;
    return {
      id: `help:${href}`,
      section: 'help',
      label: title,
      context: text(kind === 'article' ? 'helpArticle' : 'helpQuestion'),
      aliases: `${about} ${english.get(articleOf(href)) ?? ''}`,
      icon: <Icon size={16} aria-hidden />,
      run: () => void navigate(href),
    };
  });
}

function useSettings(acts: FrameActs): PaletteEntry[] {
  const text = useText<typeof paletteEs>('palette');
  const language = useLanguage();
  const switchLanguage = useSwitchLanguage();
  const common = useText();
  const engine = useEngine();
  const isExample = useExample();
  const {theme, hidesAmounts} = usePreferences();
  const entry = (id: string, label: string, more: Omit<PaletteEntry, 'id' | 'label' | 'section'>): PaletteEntry => ({
    id: `setting:${id}`,
    section: 'settings',
    label,
    ...more,
  });
  return [
    entry('privacy', text(hidesAmounts ? 'showAmounts' : 'hideAmounts'), {
      icon: hidesAmounts ? <Eye size={16} aria-hidden /> : <EyeOff size={16} aria-hidden />,
      shortcut: printModKey('⇧ .'),
      aliases: 'privacy blur',
      run: () => setPreference('hidesAmounts', !hidesAmounts),
    }),
    entry('notices', text('notices'), {
      icon: <Bell size={16} aria-hidden />,
      aliases: 'notifications',
      run: acts.openNotices,
    }),
    entry('shortcuts', text('shortcuts'), {
      icon: <Keyboard size={16} aria-hidden />,
      shortcut: '?',
      aliases: 'keyboard shortcuts help',
      run: acts.openShortcuts,
    }),
    // Nothing of an example is ever sent.
    ...(isExample
      ? []
      : [
          entry('sync', text('syncNow'), {
            icon: <RefreshCw size={16} aria-hidden />,
            aliases: 'sync',
            run: () => void engine?.syncNow(),
          }),
        ]),
    ...themes
      .filter((one) => one !== theme)
      .map((one) => {
        const Icon = themeIcons[one];
        return entry(`theme-${one}`, text(themeKeys[one]), {
          icon: <Icon size={16} aria-hidden />,
          aliases: `theme ${one}`,
          run: () => setPreference('theme', one),
        });
      }),
    ...languages
      .filter((one) => one !== language)
      .map((one) =>
        entry(`language-${one}`, text('languageTo', {language: languageNames[one]}), {
          icon: <Globe size={16} aria-hidden />,
          aliases: `language ${one}`,
          run: () => switchLanguage(one),
        }),
      ),
    entry('sign-out', isExample ? common('example.leave') : text('signOut'), {
      icon: <LogOut size={16} aria-hidden />,
      aliases: isExample ? 'leave example' : 'sign out log out logout',
      run: acts.askSignOut,
    }),
  ];
}
