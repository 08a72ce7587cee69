import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {expect, test} from 'vitest';
import {libraryStyleHashes} from '#server/http/content-policy.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The text that a library's source assigns to `style.textContent`, its constants filled in. */
async function readTemplate(file: string, constants: Record<string, string>): Promise<string> {
  const source = await readFile(`node_modules/react-aria/dist/private/${file}`, 'utf8');
  const template = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(source)?.[1] ?? '';
  return Object.entries(constants)
    .reduce((text, [name, value]) => text.replaceAll(new RegExp(`\\$\\{[^}]*${name}\\}`, 'g'), value), template)
    .trim();
}

test('the content policy names the styles that the installed libraries insert, and no others', async () => {
  const press = await readTemplate('interactions/usePress.mjs', {PRESSABLE_ATTRIBUTE: 'data-react-aria-pressable'});
  const scroll = await readTemplate('overlays/usePreventScroll.mjs', {});
  expect(libraryStyleHashes).toEqual([press, scroll].map(hashOf));
});
