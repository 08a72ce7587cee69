import {readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {runnerImport} from 'vite';

/**
 * Draws the pictures that other sites show beside a link to ours, one for each language, into `public/`. Run by hand when the drawing or
 * the headline changes: `node scripts/draw/make-share-pictures.ts`. Needs a Chromium; `CHROMIUM` names one that is not in the usual place.
 */
type Drawing = {readonly drawSharePicture: (language: string, today: string) => string};

const root = process.cwd();
const {module} = await runnerImport<Drawing>(path.join(root, 'src/site/draw-share-picture.tsx'), {
  configFile: false,
  root,
  logLevel: 'warn',
});
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const font = readFileSync(
  path.join(root, 'node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
).toString('base64');
const style = `${read('src/ui/styles/tokens.css')}${read('src/site/styles/base.css')}
@font-face { font-family: 'Source Serif 4 Variable'; font-weight: 200 900; src: url(data:font/woff2;base64,${font}); }
.share { display: grid; grid-template-columns: 540px 500px; gap: 40px; align-items: center; width: 1200px; height: 630px; padding: 0 60px; }
.share h1 { margin-top: 40px; font-size: 66px; line-height: 1.08; }
.share .brand { display: flex; align-items: center; gap: 16px; font: 600 40px/1 var(--font-display); }
.share .brand svg { width: 64px; height: 64px; }
.share > svg { width: 100%; height: auto; overflow: visible; }`;

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({viewport: {width: 1200, height: 630}, colorScheme: 'light'});
const today = new Date().toISOString().slice(0, 10);
for (const language of ['es', 'en', 'pt']) {
  await page.setContent(`<style>${style}</style>${module.drawSharePicture(language, today)}`);
  await page.evaluate(async () => document.fonts.ready);
  await page.screenshot({path: `public/share-${language}.png`});
}
await browser.close();
