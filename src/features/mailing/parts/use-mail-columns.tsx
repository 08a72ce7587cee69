import type {Mail, mailList} from '#src/features/mailing/read-mail.ts';
import type {es} from '#src/features/mailing/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText, type Translate} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Badge} from '#src/ui/display/badge.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import type {ListColumn} from '#src/ui/list/list-column.ts';

type Column = ListColumn<Mail, typeof mailList>;

type MailColumns = {
  readonly onOpen: (mail: Mail) => void;
  /** One letter stands in full beside the list. */
  readonly isBesidePanel: boolean;
  readonly hasCompanies: boolean;
};

/** Who a letter is from. */
export function sayFrom({sender, takenBackAt}: Mail, text: Translate<typeof es>): string {
  if (takenBackAt !== null) return text('takenBack');
  return sender === '' ? text('noSender') : sender;
}

/** What came, and how much of it. */
export function sayWhat({type, quantity, pageCount}: Mail, text: Translate<typeof es>): string {
  const what = text(`type.${type}`);
  const named = quantity === 1 ? what : text('ofQuantity', {what, count: quantity});
  return `${named} · ${text('pages', {count: pageCount})}`;
}

/** Letters as their company's people read them. Source: S3.12, mockups/app/mailing. */
export function useMailColumns({onOpen, isBesidePanel, hasCompanies}: MailColumns): readonly Column[] {
  const text = useText<typeof es>('mailing');
  const format = useFormat();
  const columns: readonly Column[] = [
    {
      id: 'sender',
      heading: text('from'),
      sortBy: 'sender',
      cell: (mail) => (
        <>
          <Row>
            <Button look="link" onPress={() => onOpen(mail)}>
              {sayFrom(mail, text)}
            </Button>
            {mail.read === 'unread' ? <Badge tone="accent">{text('unread')}</Badge> : null}
            {mail.kept ? <Badge>{text('kept')}</Badge> : null}
          </Row>
          {mail.subject === '' ? null : (
            <Text size="small" tone="muted">
              {mail.subject}
            </Text>
          )}
        </>
      ),
    },
    ...(hasCompanies
      ? [{id: 'company', heading: text('company'), sortBy: 'company', cell: ({company}) => company} satisfies Column]
      : []),
    {
      id: 'what',
      heading: text('what'),
      cell: (mail) => (mail.takenBackAt === null ? sayWhat(mail, text) : '—'),
    },
    {
      id: 'receivedOn',
      heading: text('received'),
      sortBy: 'receivedOn',
      isWhole: true,
      cell: ({receivedOn}) => format.day(receivedOn, 'medium'),
    },
  ];
  return isBesidePanel ? columns.filter(({id}) => id === 'sender' || id === 'receivedOn') : columns;
}
