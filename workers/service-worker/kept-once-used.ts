/**
 * Built files that most people never need: they are not kept with the app, but once they were used, by another cache. As names in `/assets`, with `*` for the
 * hash of their content: what the public pages stand on, and the fonts of statements in Chinese and Korean.
 */
export const keptOnceUsed = ['site-*', 'noto-sans-sc-*', 'nanum-*'];
