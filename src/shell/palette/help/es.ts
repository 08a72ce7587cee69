import type {HelpPage} from './help-page.ts';

/** By file; what each file's module is says `scripts/build/help-titles.ts`. */
export const helpPages: Readonly<Record<string, readonly HelpPage[]>> = import.meta.glob<readonly HelpPage[]>(
  ['/src/features/blog/content/es/*.md', '/src/features/help/content/es/*.md'],
  {query: '?titles', import: 'default', eager: true},
);
