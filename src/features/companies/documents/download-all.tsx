import {useState} from 'react';
import {Download} from 'lucide-react';
import {documentWords} from '#contract/documents/words.data.ts';
import type {CompanyAgreement} from '#src/data/agreements/read-agreement.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {jobs} from '#src/data/jobs.ts';
import {saveFile} from '#src/data/save-file.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import type {ZippedDocument} from '#workers/keep-document/zip-documents.ts';
import {isWithinReach, namePartner, type CompanyPapers, type ShownDocument, type ShownSlot} from './read-documents.ts';
import type {words} from './text/words.ts';
import type {DocumentActs} from './use-document-acts.ts';

type DownloadAllProps = {
  readonly company: MyCompany;
  readonly agreement: CompanyAgreement | null;
  readonly papers: CompanyPapers;
  readonly acts: Pick<DocumentActs, 'fetchBytes'>;
};

type Wanted = {readonly folder: string; readonly name: string; readonly document: ShownDocument};

/** All documents as one archive, without a network those that are here; says what is missing. Rule: DOC14. */
export function DownloadAll({company, agreement, papers, acts}: DownloadAllProps) {
  const text = useText<typeof words>('companies/documents');
  const language = useLanguage();
  const [done, setDone] = useState<number | null>(null);
  const list = (folder: string, slots: readonly ShownSlot[]) =>
    slots.flatMap(({kind, current}): Wanted[] =>
      current === null
        ? []
        : [
            {
              folder,
              name: kind === 'other' ? current.name : nameFile(documentWords[kind][language], current),
              document: current,
            },
          ],
    );
  const wanted = [
    ...list(company.name, papers.own),
    ...papers.byPartner.flatMap(({partner, slots}) => list(namePartner(partner), slots)),
  ];
  // Signed here, it is made here: it has no file of its own.
  const signed = agreement?.signed ?? null;
  const count = wanted.length + (signed ? 1 : 0);
  if (!signed && !wanted.some(({document}) => isWithinReach(document))) return null;
  const printFounding = async () => {
    if (!agreement || !signed) return null;
    const {toPrintInput} = await import('#src/data/agreements/print-input.ts');
    const input = {...toPrintInput(agreement, signed), madeAt: signed.signedAt};
    const {signal} = new AbortController();
    const made = await jobs.run(async (api) => api.makeAgreement(input), signal);
    return made.ok ? new Blob([new Uint8Array(made.value.bytes)]) : undefined;
  };
  const gather = async () => {
    const found: ZippedDocument[] = [];
    const lacking: string[] = [];
    let hasOpened = false;
    for (const [index, {folder, name, document}] of wanted.entries()) {
      setDone(index);
      const read = await acts.fetchBytes(document);
      if (read.ok) {
        found.push({folder, name, content: read.value});
        hasOpened ||= document.fileKey !== null;
      } else lacking.push(name);
    }
    const founding = agreement ? `${text(`paper.${agreement.document.kind}`)}.pdf` : '';
    const printed = await printFounding();
    if (printed) found.push({folder: company.name, name: founding, content: printed});
    else if (printed === undefined) lacking.push(founding);
    if (found.length > 0) {
      const zip = await jobs.run(async (api) => api.zipDocuments(found), new AbortController().signal);
      saveFile(`${text('zipName', {name: company.name})}.zip`, zip, 'application/zip');
    }
    // Each opening of a person's paper is noted, as when it is opened by itself. Rule: SEA8.
    if (hasOpened) showToast({text: text('zipNoted')});
    if (lacking.length > 0)
      showToast({text: text('zipLacks', {names: lacking.join(', ')}), tone: found.length > 0 ? 'neutral' : 'danger'});
  };
  const start = () => {
    gather()
      .catch(reportError)
      .finally(() => setDone(null));
  };
  return (
    <Button look="quiet" icon={<Download size={16} aria-hidden />} isPending={done !== null} onPress={start}>
      {done === null ? text('downloadAll') : text('gathering', {done, count})}
    </Button>
  );
}

function nameFile(title: string, {name}: ShownDocument): string {
  const dot = name.lastIndexOf('.');
  return dot === -1 ? title : `${title}${name.slice(dot)}`;
}
