import {mkdirSync, readFileSync} from 'node:fs';
import {chromium} from '@playwright/test';

/**
 * Draws the installed app's icons from the one drawing, `public/icon.svg`. Run by hand when the drawing changes: `node scripts/draw/make-icons.ts`.
 * Needs a Chromium; `CHROMIUM` names one that is not in the usual place.
 */
const drawing = readFileSync('public/icon.svg', 'utf8');
const square = drawing.replace(' rx="112"', '');
// Masks cut a fifth away: the drawing shrinks to four fifths, its ground does not.
const inset = (svg: string) =>
  svg.replace('<path', '<g transform="translate(51.2 51.2) scale(.8)"><path').replace('</svg>', '</g></svg>');
// The system paints the shape in its own colour; the ground must be empty.
const monochrome = inset(square)
  .replace(/<rect[^>]*>/, '')
  .replaceAll('#fff', '#000');

const icons = [
  {file: 'public/icons/icon-192.png', size: 192, svg: drawing},
  {file: 'public/icons/icon-512.png', size: 512, svg: drawing},
  {file: 'public/icons/maskable-512.png', size: 512, svg: inset(square)},
  {file: 'public/icons/monochrome-512.png', size: 512, svg: monochrome},
  {file: 'public/apple-touch-icon.png', size: 180, svg: square},
];

mkdirSync('public/icons', {recursive: true});
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const {file, size, svg} of icons) {
  await page.setViewportSize({width: size, height: size});
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  await page.screenshot({path: file, omitBackground: true});
}
await browser.close();
