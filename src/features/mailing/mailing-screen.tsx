import {Suspense, useRef, useState} from 'react';
import {Mail as MailIcon} from 'lucide-react';
import {useLiveQuery} from 'dexie-react-hooks';
import {hasRight} from '#contract/teammates/rights.ts';
import {useCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {LockBanner} from '#src/data/locks/lock-banner.tsx';
import {useLocalList} from '#src/data/list/use-local-list.ts';
import {usePdfReader} from '#src/data/pdf/use-pdf-reader.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {useRoom} from '#src/ui/layout/use-room.ts';
import {WithPanel} from '#src/ui/layout/with-panel.tsx';
import {PagedList} from '#src/ui/list/paged-list.tsx';
import {useScreenKeys} from '#src/ui/list/use-screen-keys.ts';
import {LetterPanel} from './parts/letter-panel.tsx';
import {MarkActs} from './parts/mark-acts.tsx';
import {NoMail} from './parts/no-mail.tsx';
import {sayFrom, useMailColumns} from './parts/use-mail-columns.tsx';
import {mailList, readMail, wordsOf, type Mail, type Mailbox} from './read-mail.ts';
import type {es} from './text/es.ts';
import {useLedToLetter} from './use-led-to-letter.ts';
import {useMailActs} from './use-mail-acts.ts';

/** The post of one's companies: found, read, marked and kept, all from this device. Rules: MLG2, MLG3, MLG9, MLG10. Source: S1.03, S2.19. */
export function MailingScreen() {
  const text = useText<typeof es>('mailing');
  const database = useLocalDatabase();
  const {all} = useCompany();
  const mailbox = useLiveQuery(async () => (all ? readMail(database, all) : undefined), [database, all]);
  return (
    <>
      <PageHead title={text('title')} lead={text('lead')} />
      <Page>
        {mailbox === undefined ? <Skeleton height={320} /> : null}
        <Suspense fallback={null}>
          {(all ?? [])
            .filter(({role}) => hasRight(role, 'mailing'))
            .map((company) => (
              <LockBanner key={company.id} company={company} service="mailing" shape="boxed" />
            ))}
        </Suspense>
        {mailbox?.lack ? <NoMail lack={mailbox.lack} /> : null}
        {mailbox && mailbox.lack === null ? <Mails mailbox={mailbox} /> : null}
      </Page>
    </>
  );
}

const keys = [{act: 'close', key: 'Escape', scope: 'screen'}] as const;

function Mails({mailbox}: {readonly mailbox: Mailbox}) {
  const text = useText<typeof es>('mailing');
  const {mails, companyCount} = mailbox;
  const list = useLocalList(mails, mailList, wordsOf);
  const acts = useMailActs();
  const reader = usePdfReader();
  const isDocked = useRoom() === 'docked';
  const [openId, setOpenId] = useState<string | null>(null);
  const opener = useRef<Element | null>(null);
  const open = mails.find(({id}) => id === openId);
  const place = list.rows?.findIndex(({id}) => id === openId) ?? -1;
  const show = (mail: Mail) => {
    setOpenId(mail.id);
    acts.open(mail).catch(reportError);
  };
  const close = () => {
    setOpenId(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  useLedToLetter(mails, show);
  useScreenKeys(keys, () => open && close());
  const step = (by: 1 | -1) => {
    const next = place < 0 ? undefined : list.rows?.[place + by];
    return next && (() => show(next));
  };
  const columns = useMailColumns({
    onOpen: (mail) => {
      opener.current = document.activeElement;
      show(mail);
    },
    isBesidePanel: open !== undefined && isDocked,
    hasCompanies: companyCount > 1,
  });
  return (
    <WithPanel
      isReader
      label={open ? sayFrom(open, text) : ''}
      onClose={close}
      panel={
        open ? (
          <LetterPanel
            key={open.id}
            mail={open}
            reader={reader}
            acts={acts}
            onPrevious={step(-1)}
            onNext={step(1)}
            onClose={close}
          />
        ) : null
      }
    >
      <PagedList
        label={text('list')}
        list={list}
        tools={{
          search: text('search'),
          filters: {
            read: (value) => text(`read.${value}`),
            kept: (value) => text(`kept.${value}`),
          },
        }}
        none={{
          icon: <MailIcon size={24} aria-hidden />,
          title: text('emptyTitle'),
          text: text('emptyText'),
        }}
        columns={columns}
        bulk={{
          nameOf: (mail) => `${sayFrom(mail, text)} ${mail.subject}`.trim(),
          acts: (marked) => <MarkActs mails={marked} acts={acts} />,
        }}
      />
    </WithPanel>
  );
}
