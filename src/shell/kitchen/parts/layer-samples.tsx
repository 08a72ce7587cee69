import {useState} from 'react';
import {House, SlidersHorizontal} from 'lucide-react';
import {CommandList, type CommandSection} from '#src/ui/overlays/command-list.tsx';
import {Popup} from '#src/ui/overlays/popup.tsx';

type SampleProps = {readonly onClose: () => void};

export function PopupSample({onClose}: SampleProps) {
  return (
    <Popup
      title="Ceibo Studio LLC ya está aquí"
      holdLabel="Mantener abierto"
      releaseLabel="Dejar que se cierre"
      onClose={onClose}
    >
      Ya puedes importar sus movimientos.
    </Popup>
  );
}

const icon = {size: 16, strokeWidth: 1.75, 'aria-hidden': true} as const;
const samples: readonly CommandSection[] = [
  {
    id: 'acts',
    heading: 'En esta pantalla',
    commands: [
      {
        id: 'category',
        label: 'Categoría',
        context: '3 seleccionados',
        shortcut: 'C',
        icon: <SlidersHorizontal {...icon} />,
      },
    ],
  },
  {id: 'places', heading: 'Ir a', commands: [{id: 'home', label: 'Inicio', icon: <House {...icon} />}]},
];

export function CommandsSample({onClose}: SampleProps) {
  const [typed, setTyped] = useState('');
  return (
    <CommandList
      label="Buscar y hacer"
      placeholder="Busca una pantalla o una acción"
      typed={typed}
      onType={setTyped}
      sections={typed === '' ? samples : []}
      emptyText={`Nada coincide con «${typed}».`}
      countText="2 resultados"
      onRun={onClose}
      onClose={onClose}
    />
  );
}
