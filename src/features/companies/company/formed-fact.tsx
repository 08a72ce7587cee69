import {useState} from 'react';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import type {MyCompany} from '#src/data/database/company.tsx';
import {saveHere} from '#src/data/forms/save-here.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {useLock} from '#src/data/locks/use-lock.ts';
import {editRow} from '#src/data/record.ts';
import {useUndo} from '#src/data/use-undo.ts';
import type {es} from '#src/features/companies/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {endOffers, showToast} from '#src/ui/feedback/toast-queue.ts';
import {DateField} from '#src/ui/fields/date-field.tsx';
import {FormDialog} from '#src/ui/form/form-dialog.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import type {words} from './text/words.ts';

/** When its state formed a company that was added, as its owner says; a change, offline too. Rule: COM6. */
export function FormedFact({company}: {readonly company: MyCompany}) {
  const text = useText<typeof words>('companies/company');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const {blockedReason} = useLock(company.id, 'company');
  const formedOn = company.formedOn ?? null;
  const act = text(formedOn === null ? 'formedAdd' : 'formedChange');
  return (
    <>
      <Row>
        {formedOn === null ? <Text tone="muted">{text('formedNone')}</Text> : format.day(formedOn, 'medium')}
        {company.role === 'owner' ? (
          <Button
            look="link"
            label={`${act}: ${text('formedSet')}`}
            blockedReason={blockedReason}
            onPress={() => setOpen(true)}
          >
            {act}
          </Button>
        ) : null}
      </Row>
      {isOpen ? <FormedDialog company={company} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

type FormedDialogProps = {readonly company: MyCompany; readonly onClose: () => void};

function FormedDialog({company, onClose}: FormedDialogProps) {
  const own = useText<typeof words>('companies/company');
  const text = useText<typeof es>('companies');
  const database = useLocalDatabase();
  const {offer} = useUndo();
  const {role: _role, ...row} = company;
  const form = useForm({
    start: (): {readonly formedOn: string | null} => ({formedOn: company.formedOn ?? null}),
    send: async (fields) => {
      endOffers();
      return saveHere(async () => editRow({database, spaceId: company.id}, 'companies', row, fields));
    },
    onDone: (isChanged) => {
      if (isChanged) showToast({text: own('formedSaved'), tone: 'ok', action: offer});
    },
  });
  return (
    <FormDialog form={form} title={own('formedSet')} submitText={own('formedSave')} isShort onClose={onClose}>
      <DateField {...form.bind('formedOn')} label={text('formedLabel')} hint={text('formedHint')} autoFocus />
    </FormDialog>
  );
}
