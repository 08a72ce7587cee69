import {Download, FileText} from 'lucide-react';
import {showEin} from '#contract/companies/show-ein.ts';
import {writeAddress} from '#contract/companies/write-address.ts';
import {writeEinLetter} from '#contract/documents/write-ein-letter.ts';
import {useServerCall} from '#src/data/calls/use-server-call.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import type {RowOf} from '#src/data/database/read-rows.ts';
import {usePdf} from '#src/data/use-pdf.ts';
import {nameCountry} from '#src/i18n/format/countries.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import type {CompanyPapers} from './read-documents.ts';
import type {words} from './text/words.ts';

type EinLetterProps = {
  readonly company: MyCompany;
  readonly formation: RowOf<'formations'>;
  readonly papers: CompanyPapers;
};

/** Faro's own letter about the EIN, printed here; the number is opened for it, and noted. Rule: DOC13. Source: S3.10. */
export function EinLetter({company, formation, papers}: EinLetterProps) {
  const text = useText<typeof words>('companies/documents');
  const failureText = useFailureText();
  const [asking, ask] = useServerCall(showEin);
  const {stage, print} = usePdf('record.fonts-missing');
  const letter = text('letter');
  const isBusy = asking.step === 'running' || stage.step === 'making';
  const make = async () => {
    const shown = await ask({companyId: company.id});
    if (!shown.ok) {
      const isOffline = shown.failure.code === 'offline';
      return showToast({text: isOffline ? text('letterOffline') : failureText(shown.failure), tone: 'danger'});
    }
    const facts = {address: findAddress(formation, papers), day: findDay(papers)};
    const written = writeEinLetter({company: company.name, ein: shown.value.ein, ...facts});
    return print(text('letterFile', {name: company.name}), async (api) =>
      api.makeRecord({...written, madeAt: new Date().toISOString()}),
    );
  };
  return (
    <ListItem
      isInline
      icon={<FileText size={18} strokeWidth={1.75} aria-hidden />}
      title={letter}
      meta={text('letterText')}
      actions={
        <IconButton
          icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
          label={text('downloadNamed', {name: letter})}
          onPress={() => {
            if (!isBusy) make().catch(reportError);
          }}
        />
      }
    >
      {stage.step === 'failed' ? (
        <Text tone="danger" size="small">
          {failureText(stage.failure)}
        </Text>
      ) : stage.step === 'done' && stage.missing > 0 ? (
        <Text tone="warn" size="small">
          {text('missingCharacters', {count: stage.missing})}
        </Text>
      ) : undefined}
    </ListItem>
  );
}

/** The address that the IRS was given: that of whom it answers. */
function findAddress({ownerPartnerId}: RowOf<'formations'>, {byPartner}: CompanyPapers): string | null {
  const people = byPartner.map(({partner}) => partner);
  const found = people.find(({isResponsible}) => isResponsible) ?? people.find(({id}) => id === ownerPartnerId);
  return found?.country ? writeAddress(found, nameCountry('en', found.country)) : null;
}

/** The day that the IRS's letter bears, where it is here and says so. */
function findDay({own}: CompanyPapers): string | null {
  return own.find(({kind}) => kind === 'ein-letter')?.current?.bears ?? null;
}
