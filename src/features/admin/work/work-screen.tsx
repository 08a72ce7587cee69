import {useRef, useState} from 'react';
import {CircleCheck} from 'lucide-react';
import {companyWorkOf} from '#contract/desk/company-work.ts';
import {listWork, workList, type ListedWork} from '#contract/desk/list-work.ts';
import type {CompanyWay} from '#contract/companies/read-company-way.ts';
import type {words as companyWords} from '#src/features/admin/companies/text/words.ts';
import {sayPanel} from '#src/features/admin/companies/say-panel.ts';
import type {PanelCompany} from '#src/features/admin/companies/panel-company.ts';
import {WayPanel} from '#src/features/admin/companies/way-panel.tsx';
import {useEndpointList} from '#src/data/list/use-endpoint-list.ts';
import {nameState} from '#src/data/states/name-state.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText, type Translate} from '#src/i18n/use-text.ts';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {WithPanel} from '#src/ui/layout/with-panel.tsx';
import {PagedList} from '#src/ui/list/paged-list.tsx';
import {useScreenKeys} from '#src/ui/list/use-screen-keys.ts';
import {AssignMenu} from './assign-menu.tsx';
import {BoughtPanel, type BoughtWork} from './bought/bought-panel.tsx';
import {leadTo} from './lead-to.ts';
import {RefusedPanel} from './refused-panel.tsx';
import type {words} from './text/words.ts';
import {useAssign} from './use-assign.ts';
import {useWorkColumns} from './use-work-columns.tsx';

const keys = [{act: 'close', key: 'Escape', scope: 'screen'}] as const;

/** All that waits for Faro: what to do next, since when, who has it. Rules: DSK1 to DSK3. Source: D39. */
export function WorkScreen() {
  const text = useText<typeof words>('admin/work');
  const company = useText<typeof companyWords>('admin/companies');
  const {locale} = useFormat();
  const list = useEndpointList(listWork, workList);
  const assigning = useAssign({
    onAssigned: (ids, assigned) => list.change((row) => (ids.has(row.id) ? {...row, assigned} : row)),
    onRefused: () => void list.readAgain(),
  });
  const {open, show, close, ways} = useOpenWork(list.rows ?? []);
  const columns = useWorkColumns({assigning, onOpen: show});
  useScreenKeys(keys, () => open && close());
  // Moved here or elsewhere: what is next is other work.
  const readAgainIfDone = ({formation}: CompanyWay) => {
    if (open && leadTo[open.kind] === 'way' && companyWorkOf(formation) !== open.kind) void list.readAgain();
  };
  return (
    <>
      <PageHead title={text('title')} />
      <Page>
        <WithPanel
          label={open ? sayOpen(open, text, company) : ''}
          onClose={close}
          panel={
            open && isBought(open) ? (
              <BoughtPanel {...ways} work={open} onDone={() => void list.readAgain()} onClose={close} />
            ) : open && leadTo[open.kind] === 'refused' ? (
              <RefusedPanel {...ways} work={open} onClose={close} />
            ) : open?.companyId ? (
              <WayPanel
                company={{...toCompany(open), id: open.companyId}}
                {...ways}
                onRead={readAgainIfDone}
                onDecided={() => void list.readAgain()}
                isOfDocuments={leadTo[open.kind] === 'documents'}
                onClose={close}
              />
            ) : null
          }
        >
          <PagedList
            label={text('title')}
            list={list}
            tools={{
              search: text('search'),
              filters: {
                due: () => text('overdue'),
                assigned: (value) => text(`assigned.${value}`),
                kind: (value) => text(`kind.${value}`),
                state: (value) => nameState(locale, value),
              },
              menus: {kind: text('kind'), state: text('state')},
            }}
            usualOrder={text('order')}
            troubleText={text('trouble')}
            none={{icon: <CircleCheck size={20} aria-hidden />, title: text('none'), text: text('noneText')}}
            columns={columns}
            bulk={{
              nameOf: ({kind, name}) => `${text(`kind.${kind}`)}, ${name}`,
              acts: (works) => <AssignMenu {...assigning} works={works} label={text('assigned')} />,
            }}
          />
        </WithPanel>
      </Page>
    </>
  );
}

/** The company that work is about. */
function toCompany({name, owner, orderId}: ListedWork): Omit<PanelCompany, 'id'> {
  return {name, owner, order: orderId === null ? null : {id: orderId}};
}

/** What the panel beside the list is called. */
function sayOpen(open: ListedWork, text: Translate<typeof words>, company: Translate<typeof companyWords>): string {
  if (isBought(open)) return text('boughtOf', {name: open.name});
  if (leadTo[open.kind] === 'refused') return text('refusedOf', {name: open.name});
  return sayPanel(toCompany(open), company);
}

/** It is about something that a company bought. */
function isBought(work: ListedWork): work is BoughtWork {
  return leadTo[work.kind] === 'bought' && work.companyId !== null;
}

/** The work that stands in full beside the list, also once it is done; and the ways to the one before and after it. */
function useOpenWork(rows: readonly ListedWork[]) {
  const [held, setHeld] = useState<{readonly work: ListedWork; readonly place: number} | null>(null);
  const opener = useRef<Element | null>(null);
  const onWay = rows.filter(({kind, companyId}) => typeof leadTo[kind] === 'string' && companyId !== null);
  const place = onWay.findIndex(({id}) => id === held?.work.id);
  const show = (work: ListedWork) => setHeld({work, place: onWay.indexOf(work)});
  const stepTo = (to: number) => {
    const next = held && onWay[to];
    return next ? () => show(next) : undefined;
  };
  return {
    open: held?.work,
    show: (work: ListedWork) => {
      opener.current = document.activeElement;
      show(work);
    },
    close: () => {
      setHeld(null);
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
    ways: {
      onPrevious: stepTo((place === -1 ? (held?.place ?? 0) : place) - 1),
      // Of what is done the next one has come up to its place.
      onNext: stepTo(place === -1 ? (held?.place ?? 0) : place + 1),
    },
  };
}
