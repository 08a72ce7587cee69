import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {forgetNames} from '../../scripts/build/lean-router.ts';

const folder = 'node_modules/react-router/dist/production';

test('nothing keeps the router’s own links and forms in the build', () => {
  const named = readdirSync(folder)
    .filter((file) => /^chunk-\w+\.mjs$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .filter((code) => /^Link\.displayName/m.test(code));
  expect(named).toHaveLength(1);
  for (const code of named) {
    const lean = forgetNames(code);
    expect(lean).not.toMatch(/^\w+\.displayName/m);
    expect(lean).toMatch(/^var Link = \/\* @__PURE__ \*\/ \w+\.forwardRef\(/m);
  }
});
