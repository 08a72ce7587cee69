import {useState} from 'react';
import {Download, Filter, Plus, Trash2} from 'lucide-react';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Chip} from '#src/ui/actions/chip.tsx';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {Link} from '#src/ui/actions/link.tsx';
import {MenuButton} from '#src/ui/actions/menu/menu-button.tsx';
import {MenuItem} from '#src/ui/actions/menu/menu-item.tsx';
import {MenuLine} from '#src/ui/actions/menu/menu-line.tsx';
import {RemovableChip} from '#src/ui/actions/removable-chip.tsx';
import {SegmentedControl} from '#src/ui/actions/segmented-control.tsx';
import {Kbd} from '#src/ui/display/kbd.tsx';
import {LinkTabs} from '#src/ui/layout/link-tabs.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

const looks = ['primary', 'default', 'quiet', 'danger', 'link'] as const;

export function ActionsShelf() {
  const [isOn, setOn] = useState(true);
  const [density, setDensity] = useState<'compact' | 'normal'>('normal');
  return (
    <Stack>
      <SectionHead title="Acciones" count={looks.length} />
      {(['small', 'large'] as const).map((size) => (
        <Row key={size}>
          {looks.map((look) => (
            <Button key={look} look={look} size={size} icon={<Plus size={16} aria-hidden />}>
              Nuevo
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        {looks.map((look) => (
          <Button key={look} look={look} isPending>
            Guardando
          </Button>
        ))}
      </Row>
      <Row>
        {looks.map((look) => (
          <Button key={look} look={look} blockedReason="Pagar requiere conexión. Guardamos tu pedido.">
            Pagar
          </Button>
        ))}
      </Row>
      <Row>
        <Button icon={<Download size={16} aria-hidden />} end={<Kbd>⌘I</Kbd>}>
          Importar
        </Button>
        <IconButton icon={<Trash2 size={16} aria-hidden />} label="Eliminar" shortcut="Del" />
        <IconButton look="default" icon={<Filter size={16} aria-hidden />} label="Filtrar" />
        <ButtonLink href="/dev/kitchen">Un enlace</ButtonLink>
        <Link href="/dev/kitchen">Enlace en el texto</Link>
      </Row>
      <Row>
        <Chip isSelected={isOn} onChange={setOn}>
          Sin sincronizar
        </Chip>
        <RemovableChip label="Cuenta" removeLabel="Quitar" onRemove={() => undefined}>
          Mercury 0421
        </RemovableChip>
        <SegmentedControl
          label="Densidad"
          value={density}
          options={[
            {value: 'compact', label: 'Compacta'},
            {value: 'normal', label: 'Normal'},
          ]}
          onChange={setDensity}
        />
        <MenuButton label="Acciones" trigger={<Button>Menú</Button>}>
          <MenuItem id="a" isCurrent>
            Elegido
          </MenuItem>
          <MenuItem id="b" hint="Con una línea de explicación">
            Otro
          </MenuItem>
          <MenuLine />
          <MenuItem id="c" isDanger>
            Eliminar
          </MenuItem>
        </MenuButton>
      </Row>
      <LinkTabs
        label="Modo"
        tabs={[
          {href: '/dev/kitchen?a', text: 'Por revisar', count: 12, isCurrent: false},
          {href: '/dev/kitchen', text: 'Todos', isCurrent: true},
        ]}
      />
    </Stack>
  );
}
