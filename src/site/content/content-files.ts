/** The sources of every document of the site, by path; read at build time. */
export const contentFiles: Readonly<Record<string, string>> = import.meta.glob<string>(
  '/src/features/*/content/**/*.md',
  {query: '?raw', import: 'default', eager: true},
);
