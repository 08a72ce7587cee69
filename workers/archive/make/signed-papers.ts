import {agreements, type AgreementRow} from '#contract/agreements/agreements.ts';
import {readAgreementAnswers} from '#contract/agreements/answers.ts';
import {readSignedAgreement} from '#contract/agreements/read-signed-agreement.ts';
import {toAgreementText} from '#contract/agreements/to-text.ts';
import {writeAgreement} from '#contract/agreements/write-agreement.ts';
import {writeEvidence} from '#contract/agreements/write-evidence.ts';
import {companies} from '#contract/companies/company.ts';
import {formations} from '#contract/companies/formation.ts';
import {partners} from '#contract/companies/partner.ts';
import {utcDay} from '#contract/kernel/dates.ts';
import type {FileHome} from '#sync/files/add-file.ts';
import type {Fetching} from '#sync/files/read-file-bytes.ts';
import {sha256Hex} from '#sync/store/sha256.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {StockedSpace} from './take-stock.ts';

/** A founding paper that was signed: a text of it, or null where it cannot be had now. */
export type SignedPaper = {readonly id: string; readonly name: string; readonly text: string | null};

/**
 * The founding papers that were signed in a company. Its owner has each word for word with all that is kept of the signature, which the server
 * alone has; where that cannot be had, and for others, there is the text that was signed, if it is still that of the company. Rule: ARC11.
 */
export async function listSignedPapers(
  {home, fetching}: {readonly home: FileHome; readonly fetching: Pick<Fetching, 'call'>},
  {id: companyId, state: {role}}: Pick<StockedSpace, 'id' | 'state'>,
): Promise<SignedPaper[]> {
  const rows = await readTable(home.database, agreements, companyId);
  if (rows.length === 0) return [];
  const own = await writeOwnText(home, companyId);
  const papers: SignedPaper[] = [];
  for (const row of rows) {
    const {id, kind, signedAt, hash} = row;
    const name = `${kind}-${utcDay(signedAt)}`;
    const asked = role === 'owner' ? await fetching.call(readSignedAgreement, {companyId, agreementId: id}) : null;
    if (asked?.ok) {
      papers.push({id, name: `${name}-evidence.txt`, text: writeEvidence(asked.value)});
      continue;
    }
    if (asked) papers.push({id, name: `${name}-evidence.txt`, text: null});
    if (own?.hash === hash) papers.push({id, name: `${name}.txt`, text: writePlain(row, own.text)});
  }
  return papers;
}

/** The text that a company's rows give today, with its hash; null where it has none. */
async function writeOwnText({database}: FileHome, companyId: string) {
  const [[company], ofIt, people] = await Promise.all([
    readTable(database, companies, companyId),
    readTable(database, formations, companyId),
    readTable(database, partners, companyId),
  ]);
  const formation = ofIt.find(({id}) => id === companyId);
  if (!company || formation?.kind !== 'create') return null;
  const answers = readAgreementAnswers({company, formation, partners: people});
  if (!answers) return null;
  const text = toAgreementText(writeAgreement(answers));
  return {text, hash: sha256Hex(new TextEncoder().encode(text))};
}

function writePlain({signerName, signedAt, hash}: AgreementRow, text: string): string {
  return [
    'TEXT THAT WAS SIGNED',
    '',
    `Name typed as the signature: ${signerName}`,
    `Time of the server (UTC): ${signedAt}`,
    `SHA-256 of the text below, in UTF-8: ${hash}`,
    '',
    '-'.repeat(72),
    text,
  ].join('\n');
}
