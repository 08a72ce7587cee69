import {useState} from 'react';
import {FileText} from 'lucide-react';
import type {CompanyWay} from '#contract/companies/read-company-way.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {ConfirmDialog} from '#src/ui/overlays/confirm-dialog.tsx';
import type {words} from './text/words.ts';
import {useSs4} from './use-ss4.ts';

type Ss4PartProps = {readonly orderId: string; readonly way: CompanyWay};

/** The Form SS-4 of a company that waits for its EIN, to sign and fax. Rules: SSF1, SSF3. */
export function Ss4Part({orderId, way}: Ss4PartProps) {
  const text = useText<typeof words>('admin/companies');
  const [isOpen, setOpen] = useState(false);
  return (
    <Row>
      <Button icon={<FileText size={16} aria-hidden />} onPress={() => setOpen(true)}>
        {text('ss4')}
      </Button>
      {isOpen ? <Ss4Dialog orderId={orderId} way={way} onClose={() => setOpen(false)} /> : null}
    </Row>
  );
}

function Ss4Dialog({orderId, way, onClose}: Ss4PartProps & {readonly onClose: () => void}) {
  const text = useText<typeof words>('admin/companies');
  const failureText = useFailureText();
  const format = useFormat();
  const {stage, fill} = useSs4(orderId, way);
  const title = text('ss4Of', {name: way.name});
  if (stage.step === 'done')
    return (
      <ConfirmDialog title={title} actText={text('ss4Close')} stayText={null} onAct={onClose} onClose={onClose}>
        <p>{text('ss4Done')}</p>
        <p>{text('ss4Open', {lines: format.list(stage.open)})}</p>
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      title={title}
      actText={text('ss4Fill')}
      isPending={stage.step === 'making'}
      onAct={() => void fill()}
      onClose={onClose}
    >
      <p>{text('ss4Text')}</p>
      <FormTrouble>{stage.step === 'failed' ? failureText(stage.failure) : null}</FormTrouble>
    </ConfirmDialog>
  );
}
