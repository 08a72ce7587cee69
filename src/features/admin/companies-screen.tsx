import {useRef, useState} from 'react';
import {companyList, listCompanies, type ListedCompany} from '#contract/admin/list-companies.ts';
import type {CompanyWay} from '#contract/companies/read-company-way.ts';
import {readActor} from '#contract/companies/turn.ts';
import type {words as companyWords} from './companies/text/words.ts';
import {ReopenDialog} from './companies/reopen-dialog.tsx';
import {sayPanel} from './companies/say-panel.ts';
import {useCompanyColumns} from './companies/use-company-columns.tsx';
import {WayPanel} from './companies/way-panel.tsx';
import type {words} from './text/words.ts';
import {useRowWords} from '#src/data/describe/use-telling.ts';
import {useEndpointList} from '#src/data/list/use-endpoint-list.ts';
import {capitalize} from '#src/i18n/format/capitalize.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useLoadedText, useText} from '#src/i18n/use-text.ts';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {useRoom} from '#src/ui/layout/use-room.ts';
import {WithPanel} from '#src/ui/layout/with-panel.tsx';
import {PagedList} from '#src/ui/list/paged-list.tsx';
import {useScreenKeys} from '#src/ui/list/use-screen-keys.ts';

const keys = [{act: 'close', key: 'Escape', scope: 'screen'}] as const;

/** Every company: found, ordered, filtered by who acts, how far it is, type and origin; each can be moved along its steps. Source: S2.05, S3.22, S6.06. */
export function CompaniesScreen() {
  const text = useText<typeof words>('admin');
  const own = useLoadedText<typeof companyWords>('admin/companies');
  const language = useLanguage();
  const list = useEndpointList(listCompanies, companyList);
  const {valueText} = useRowWords('formations');
  const [openId, setOpenId] = useState<string | null>(null);
  const opener = useRef<Element | null>(null);
  const isDocked = useRoom() === 'docked';
  const rows = list.rows ?? [];
  const place = rows.findIndex(({id}) => id === openId);
  const open = rows[place];
  const [reopening, setReopening] = useState<ListedCompany | null>(null);
  const columns = useCompanyColumns(
    {
      onOpen: ({id}) => {
        opener.current = document.activeElement;
        setOpenId(id);
      },
      onReopen: setReopening,
    },
    open !== undefined && isDocked,
  );
  const close = () => {
    setOpenId(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  useScreenKeys(keys, () => open && close());
  const showWay = ({id, formation}: CompanyWay) => {
    const {status, statusSince: since} = formation;
    const stands = {status, since, acts: readActor(formation)};
    list.change((row) => (row.id === id && row.order ? {...row, order: {...row.order, ...stands}} : row));
  };
  const step = (by: 1 | -1) => {
    const next = rows[place + by];
    return next && (() => setOpenId(next.id));
  };
  return (
    <>
      <PageHead title={text('companies')} />
      <Page>
        <WithPanel
          label={open ? sayPanel(open, own) : ''}
          onClose={close}
          panel={
            open ? (
              <WayPanel company={open} onPrevious={step(-1)} onNext={step(1)} onRead={showWay} onClose={close} />
            ) : null
          }
        >
          <PagedList
            label={text('companies')}
            list={list}
            tools={{
              search: text('searchCompanies'),
              filters: {
                acts: (value) => text(`acts.${value}`),
                status: (status) => capitalize(language, valueText('status', status)),
                type: (value) => value,
                origin: (value) => text(`origin.${value}`),
              },
            }}
            usualOrder={own('order')}
            troubleText={text('companiesTrouble')}
            columns={columns}
          />
        </WithPanel>
        {reopening === null ? null : (
          <ReopenDialog
            company={reopening}
            onClose={() => setReopening(null)}
            onReopened={() => list.change((row) => (row.id === reopening.id ? {...row, dissolvedOn: null} : row))}
          />
        )}
      </Page>
    </>
  );
}
