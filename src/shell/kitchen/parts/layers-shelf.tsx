import {useState} from 'react';
import {Button} from '#src/ui/actions/button.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {DetailPanel} from '#src/ui/layout/detail-panel.tsx';
import {DetailPart} from '#src/ui/layout/detail-part.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';
import {CommandsSample, PopupSample, ReminderSample} from './layer-samples.tsx';
import {PopoverDialog} from '#src/ui/overlays/popover-dialog.tsx';
import {Sheet} from '#src/ui/overlays/sheet.tsx';

export function LayersShelf() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | 'popup' | 'reminder' | 'commands' | null>(null);
  const close = () => setOpen(null);
  return (
    <Stack>
      <SectionHead title="Capas" />
      <Row>
        <Button onPress={() => setOpen('dialog')}>Diálogo</Button>
        <Button onPress={() => setOpen('sheet')}>Hoja</Button>
        <Button onPress={() => setOpen('popup')}>Ventana breve</Button>
        <Button onPress={() => setOpen('reminder')}>Recordatorio</Button>
        <Button onPress={() => setOpen('commands')}>Paleta</Button>
        <PopoverDialog label="Filtro" trigger={<Button>Globo</Button>}>
          Contenido
        </PopoverDialog>
        <Button
          onPress={() =>
            showToast({text: '3 movimientos a Software.', tone: 'ok', action: {label: 'Deshacer', onPress: close}})
          }
        >
          Aviso
        </Button>
      </Row>
      <Dialog
        title="¿Cerrar sesión?"
        isOpen={open === 'dialog'}
        onClose={close}
        closeLabel="Cerrar"
        actions={
          <>
            <Button size="large" onPress={close}>
              Quedarme
            </Button>
            <Button size="large" look="primary" onPress={close}>
              Cerrar sesión
            </Button>
          </>
        }
      >
        <p>Todo está sincronizado.</p>
      </Dialog>
      {open === 'popup' ? <PopupSample onClose={close} /> : null}
      {open === 'reminder' ? <ReminderSample onClose={close} /> : null}
      {open === 'commands' ? <CommandsSample onClose={close} /> : null}
      <Sheet label="Detalle" isOpen={open === 'sheet'} onClose={close}>
        <DetailPanel title="Amazon Web Services" label="Detalle" closeLabel="Cerrar" onClose={close}>
          <DetailPart>−$120.00</DetailPart>
          <DetailPart>Historial</DetailPart>
        </DetailPanel>
      </Sheet>
    </Stack>
  );
}
