import {useState} from 'react';
import {Inbox, TriangleAlert} from 'lucide-react';
import {Button} from '#src/ui/actions/button.tsx';
import {Avatar} from '#src/ui/display/avatar.tsx';
import {Badge} from '#src/ui/display/badge.tsx';
import {Compare} from '#src/ui/display/figures/compare.tsx';
import {Count} from '#src/ui/display/figures/count.tsx';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {Kbd} from '#src/ui/display/kbd.tsx';
import {LedgerList} from '#src/ui/display/figures/ledger-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Meter} from '#src/ui/display/figures/meter.tsx';
import {ProgressBar} from '#src/ui/display/figures/progress-bar.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Lamp} from '#src/ui/icons/lamp.tsx';
import {Card} from '#src/ui/layout/card.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

const tones = ['neutral', 'ok', 'warn', 'danger', 'accent', 'violet'] as const;

export function DisplayShelf() {
  const [chosen, setChosen] = useState('mine');
  return (
    <Stack>
      <SectionHead title="Muestras" />
      <Row>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Count>12</Count>
        <Kbd>Esc</Kbd>
        <Avatar name="Ceibo Studio" />
        <Avatar name="Ana Restrepo" kind="person" size="large" />
        <Lamp />
      </Row>
      <Text size="figure">−$1,234.50</Text>
      <Text tone="ok" isTabular>
        +$3,480.00
      </Text>
      <ProgressBar label="Importando" value={340} max={1200} valueText="340 de 1,200" />
      <ProgressBar label="Filas" value={85} valueText="85 de 100" tone="warn" />
      <ProgressBar label="Archivos" value={100} valueText="100 de 100" tone="danger" />
      <Meter share={0.09} />
      <Facts facts={[{name: 'Hora', value: 'Hoy 10:35'}]} />
      <Banner tone="info">Hay una nueva versión.</Banner>
      <Banner tone="danger" shape="boxed">
        No se pudo guardar.
      </Banner>
      <ItemList label="Lista">
        <ListItem
          tone="warn"
          icon={<TriangleAlert size={16} aria-hidden />}
          title="El servidor no aceptó un cambio"
          text="La declaración ya se envió."
          meta="WeWork · −$180.00"
          actions={<Button>Ver</Button>}
        >
          <Compare
            label="Con cuál te quedas"
            onChoose={setChosen}
            versions={[
              {id: 'mine', title: 'Tu cambio', values: [{name: 'Categoría', value: 'Equipo'}], note: 'Hoy 10:22'},
              {id: 'theirs', title: 'Luis', values: [{name: 'Categoría', value: 'Suministros'}], note: 'Hoy 10:31'},
            ].map((version) => ({...version, isChoice: true, isChosen: version.id === chosen}))}
          />
        </ListItem>
      </ItemList>
      <Card>
        <EmptyState
          icon={<Inbox size={20} aria-hidden />}
          title="Aún no hay movimientos"
          actions={<Button look="primary">Importar</Button>}
        >
          El CSV de tu banco basta para empezar.
        </EmptyState>
      </Card>
      <LedgerList
        label="Movimientos"
        lines={[
          {id: 'a', start: '4 mar', main: 'Amazon Web Services', end: '−$120.00', isInflow: false},
          {id: 'b', start: '3 mar', main: 'Stripe', end: '+$3,480.00', isInflow: true},
        ]}
      />
      <Skeleton width="60%" />
    </Stack>
  );
}
