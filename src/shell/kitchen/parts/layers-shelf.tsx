import {useState} from 'react';
import {Button} from '#src/ui/actions/button.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {DetailPanel} from '#src/ui/layout/detail-panel.tsx';
import {DetailPart} from '#src/ui/layout/detail-part.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {ConfirmDialog} from '#src/ui/overlays/confirm-dialog.tsx';
import {CommandsSample, PopupSample} from './layer-samples.tsx';
import {Sheet} from '#src/ui/overlays/sheet.tsx';

export function LayersShelf() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | 'popup' | 'commands' | null>(null);
  const close = () => setOpen(null);
  return (
    <Stack>
      <SectionHead title="Capas" />
      <Row>
        <Button onPress={() => setOpen('dialog')}>Diálogo</Button>
        <Button onPress={() => setOpen('sheet')}>Hoja</Button>
        <Button onPress={() => setOpen('popup')}>Ventana breve</Button>
        <Button onPress={() => setOpen('commands')}>Paleta</Button>
        <Button
          onPress={() =>
            showToast({text: '3 movimientos a Software.', tone: 'ok', action: {label: 'Deshacer', onPress: close}})
          }
        >
          Aviso
        </Button>
      </Row>
      {open === 'dialog' && (
        <ConfirmDialog
          title="¿Cerrar sesión?"
          onClose={close}
          stayText="Quedarme"
          actText="Cerrar sesión"
          onAct={close}
        >
          <p>Todo está sincronizado.</p>
        </ConfirmDialog>
      )}
      {open === 'popup' ? <PopupSample onClose={close} /> : null}
      {open === 'commands' ? <CommandsSample onClose={close} /> : null}
      <Sheet label="Detalle" isOpen={open === 'sheet'} onClose={close}>
        <DetailPanel title="Amazon Web Services" label="Detalle" onClose={close}>
          <DetailPart>−$120.00</DetailPart>
          <DetailPart>Historial</DetailPart>
        </DetailPanel>
      </Sheet>
    </Stack>
  );
}
